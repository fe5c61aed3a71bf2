import { CallFailed, apiCalls } from '#platform/web/call.ts'
import { sentenceOf } from '#platform/web/sentence-of.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { FieldError } from '#platform/web/ui/field-error.tsx'
import { useAction } from '#platform/web/use-action.ts'
import type { billing } from '../contract.ts'
import { rupeesText } from '../rules.ts'
import type { CheckoutEnd, CheckoutOrder } from './checkout.ts'

const call = apiCalls<typeof billing>()

type SandboxCheckoutProps = CheckoutOrder & { readonly onEnd: (end: CheckoutEnd) => void }

/** Replaces the provider's checkout: the person chooses the outcome. */
export function SandboxCheckout({ order, details, onEnd }: SandboxCheckoutProps) {
  const { isBusy, error, run: choose } = useSandbox(order.id, onEnd)
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen && !isBusy) onEnd({ kind: 'dismissed' })
      }}
      title="Sandbox checkout"
      description="No card is asked for, and no money moves."
      className="max-w-md"
    >
      <div className="grid gap-4">
        <div className="flex flex-wrap items-baseline justify-between gap-2">
          <p className="text-2xl font-semibold">{rupeesText(order.amount)}</p>
          <Badge look="marigold">Sandbox</Badge>
        </div>
        {details.description && <p className="wrap-anywhere">{details.description}</p>}
        <p className="text-sm text-soft wrap-anywhere">Order {order.id}</p>
        <p>Choose the result of this test payment</p>
        <div className="grid gap-3">
          <Button isBusy={isBusy} onClick={() => choose('captured')}>
            Success
          </Button>
          <Button look="danger" isBusy={isBusy} onClick={() => choose('failed')}>
            Failure
          </Button>
          <Button look="quiet" isBusy={isBusy} onClick={() => onEnd({ kind: 'dismissed' })}>
            Close without paying
          </Button>
        </div>
        <FieldError role="alert">{error && !isDeclined(error) && sentenceOf(error)}</FieldError>
      </div>
    </Dialog>
  )
}

function useSandbox(orderId: string, onEnd: (end: CheckoutEnd) => void) {
  return useAction(
    async (outcome: 'captured' | 'failed') => {
      const receipt = await call('POST /api/razorpay/sandbox-checkout', { body: { order_id: orderId, outcome } })
      onEnd({ kind: 'paid', receipt })
    },
    (error) => isDeclined(error) && onEnd({ kind: 'declined' }),
  )
}

function isDeclined(error: Error): boolean {
  return error instanceof CallFailed && error.code === 'declined'
}
