import { Link } from '#platform/web/ui/link.tsx'

function pathOf(orderId: string | undefined): string {
  return orderId === undefined ? '/payment-help' : `/payment-help?reference=${encodeURIComponent(orderId)}`
}

/** For the message of a payment that has failed: the order says more than the person knows. */
export const moneyDeducted = (orderId?: string) => [{ to: pathOf(orderId), label: 'Money deducted?' }] as const

/** The same beside what stays on the screen. */
export function PaymentHelpLink({ orderId }: { readonly orderId?: string | undefined }) {
  return (
    <p className="text-sm">
      Money deducted?{' '}
      <Link to={pathOf(orderId)} className="inline-flex min-h-11 items-center text-blue-dark underline underline-offset-4">
        Find out what has become of it
      </Link>
    </p>
  )
}
