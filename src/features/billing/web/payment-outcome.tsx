import { CircleAlert, CircleCheck } from 'lucide-react'
import { Button } from '#platform/web/ui/button.tsx'
import { useAction } from '#platform/web/use-action.ts'
import { orderIdOf, type Outcome } from './pay.ts'
import { PaymentHelpLink } from './payment-help-link.tsx'

type OutcomeProps = { readonly outcome: Outcome | null; readonly supportEmail: string; readonly onConfirm: () => Promise<void> }

/** The outcome of a payment. It stays after the toast has disappeared, and is announced when it appears. */
export function PaymentOutcome(props: OutcomeProps) {
  const { outcome } = props
  const isUnpaid = outcome !== null && outcome.kind !== 'paid'
  return (
    <>
      <output className="block empty:hidden">{outcome && <Ended {...props} outcome={outcome} />}</output>
      {isUnpaid && <PaymentHelpLink orderId={orderIdOf(outcome)} />}
    </>
  )
}

function Ended({ outcome, supportEmail, onConfirm }: OutcomeProps & { readonly outcome: Outcome }) {
  if (outcome.kind === 'paid') return <StatusLine isGood>Paid. The payment id is {outcome.paymentId}.</StatusLine>
  if (outcome.kind === 'failed') return <StatusLine>{outcome.why}</StatusLine>
  if (outcome.kind === 'cancelled') return <StatusLine>The checkout was closed before we heard of a payment.</StatusLine>
  return (
    <div className="grid gap-3">
      <StatusLine>
        Payment {outcome.receipt.razorpay_payment_id} was made, but we could not confirm it. We'll keep trying. If it's still not
        confirmed, write to{' '}
        <a href={`mailto:${supportEmail}`} className="underline underline-offset-4">
          {supportEmail}
        </a>
        .
      </StatusLine>
      <ConfirmAgain onConfirm={onConfirm} />
    </div>
  )
}

function StatusLine({ isGood = false, children }: { readonly isGood?: boolean; readonly children: React.ReactNode }) {
  const Icon = isGood ? CircleCheck : CircleAlert
  return (
    <p className="flex items-start gap-2 wrap-anywhere">
      <Icon aria-hidden="true" className={`mt-0.5 size-5 shrink-0 ${isGood ? 'text-leaf' : 'text-brick'}`} />
      <span>{children}</span>
    </p>
  )
}

function ConfirmAgain({ onConfirm }: Pick<OutcomeProps, 'onConfirm'>) {
  const { isBusy, run: confirm } = useAction(onConfirm)
  return (
    <Button look="secondary" isBusy={isBusy} className="justify-self-start" onClick={() => confirm()}>
      Check again
    </Button>
  )
}
