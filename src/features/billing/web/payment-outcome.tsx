import { CircleAlert, CircleCheck } from 'lucide-react'
import { Button } from '#platform/web/ui/button.tsx'
import { useAction } from '#platform/web/use-action.ts'
import { orderIdOf, type Outcome } from './pay.ts'
import { PaymentHelpLink } from './payment-help-link.tsx'

type OutcomeProps = { readonly outcome: Outcome | null; readonly supportEmail: string; readonly onConfirm: () => Promise<void> }

/** Stays when the message has disappeared, and is announced when it appears. */
export function PaymentOutcome({ outcome, supportEmail, onConfirm }: OutcomeProps) {
  return (
    <>
    <output className="block empty:hidden">
      {outcome?.kind === 'paid' && <StatusLine isGood>Paid. The payment id is {outcome.paymentId}.</StatusLine>}
      {outcome?.kind === 'failed' && <StatusLine>{outcome.why}</StatusLine>}
      {outcome?.kind === 'cancelled' && <StatusLine>The checkout was closed. Nothing was paid.</StatusLine>}
      {outcome?.kind === 'unconfirmed' && (
        <div className="grid gap-3">
          <StatusLine>
            Payment {outcome.receipt.razorpay_payment_id} was made, but we could not confirm it. We'll keep trying. If it's still
            not confirmed, write to{' '}
            <a href={`mailto:${supportEmail}`} className="underline underline-offset-4">
              {supportEmail}
            </a>
            .
          </StatusLine>
          <ConfirmAgain onConfirm={onConfirm} />
        </div>
      )}
    </output>
    {(outcome?.kind === 'failed' || outcome?.kind === 'unconfirmed') && <PaymentHelpLink orderId={orderIdOf(outcome)} />}
    </>
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
