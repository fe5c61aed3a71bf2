import { Link } from '#platform/web/ui/link.tsx'

/** Beside every message of a payment that has failed: the order says more than the person knows. */
export function PaymentHelpLink({ orderId }: { readonly orderId?: string | undefined }) {
  const search = orderId === undefined ? '' : `?reference=${encodeURIComponent(orderId)}`
  return (
    <p className="text-sm">
      Money deducted?{' '}
      <Link to={`/payment-help${search}`} className="inline-flex min-h-11 items-center text-blue-dark underline underline-offset-4">
        Find out what has become of it
      </Link>
    </p>
  )
}
