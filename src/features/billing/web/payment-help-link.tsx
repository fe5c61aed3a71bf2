import { Link } from '#platform/web/ui/link.tsx'

function pathOf(orderId: string | undefined): string {
  return orderId === undefined ? '/payment-help' : `/payment-help?reference=${encodeURIComponent(orderId)}`
}

/** The link in the message of a failed payment. It contains the order, because most people know no reference. */
export const moneyDeducted = (orderId?: string) => [{ to: pathOf(orderId), label: 'Money deducted?' }] as const

/** The same link, for text that stays on the screen. */
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
