import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { usePasswordPrompt } from '#features/staff/web/account/password-prompt.tsx'
import { faultOfReason, isReason } from '#features/staff/reason.ts'
import { apiCalls } from '#platform/web/call.ts'
import { InvalidForm } from '#platform/web/field-errors.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { CheckField, Field, TextAreaField } from '#platform/web/ui/field.tsx'
import { FormButtons } from '#platform/web/ui/form-buttons.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import { tellFailure } from '#platform/web/use-action.ts'
import { useFormSubmit } from '#platform/web/use-form-submit.ts'
import { paiseIn, rupeesText } from '../../rules.ts'
import type { OrderFile, paymentModeration } from '../../staff-contract.ts'

const call = apiCalls<typeof paymentModeration>()

type RefundFormProps = {
  readonly payment: OrderFile['payments'][number]
  /** The key of the order's query, which is reloaded afterwards. */
  readonly queryKey: QueryKey
}

/** Refunds a payment. The form is folded and its button names the amount, because money leaves the account. */
export function RefundForm({ payment: { id, leftPaise }, queryKey }: RefundFormProps) {
  const [isOpen, setOpen] = useState(false)
  if (!isOpen)
    return (
      <div>
        <Button look="danger" aria-label={`Refund ${id}`} onClick={() => setOpen(true)}>
          Refund
        </Button>
      </div>
    )
  return <OpenForm id={id} leftPaise={leftPaise} queryKey={queryKey} onClose={() => setOpen(false)} />
}

type OpenFormProps = {
  readonly id: string
  readonly leftPaise: number
  readonly queryKey: QueryKey
  readonly onClose: () => void
}

function OpenForm({ id, leftPaise, queryKey, onClose }: OpenFormProps) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const { errors, isBusy, onSubmit, onInput, prompt } = useRefund({ id, leftPaise, queryKey, onClose })
  return (
    <>
      <form noValidate aria-label={`Refund ${id}`} className="grid max-w-prose gap-3" onSubmit={onSubmit} onInput={onInput}>
        <Field
          ref={field}
          label="Amount in rupees"
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          hint={`At most ${rupeesText(leftPaise)}.`}
          defaultValue={String(leftPaise / 100)}
          error={errors['amount']}
        />
        <TextAreaField label="Reason" name="reason" rows={2} maxLength={500} error={errors['reason']} />
        <CheckField label="End what was bought. A refund of the whole amount always does." name="endsPurchase" />
        <FormButtons look="danger" isBusy={isBusy} onCancel={onClose}>
          Refund
        </FormButtons>
      </form>
      {prompt}
    </>
  )
}

/** Sends the refund, and asks for the password if it was not entered in the last minutes. */
function useRefund({ id, leftPaise, queryKey, onClose }: OpenFormProps) {
  const client = useQueryClient()
  const { handles, prompt } = usePasswordPrompt()
  const form = useFormSubmit(
    async (typed) => {
      await call('POST /api/admin/payments/:paymentId/refunds', { params: { paymentId: id }, body: readRefund(typed, leftPaise) })
      toast({ title: 'Refund Requested', text: 'The provider makes it. Its state is below the payment.' })
      onClose()
      await client.invalidateQueries({ queryKey })
    },
    (error, typed) => {
      if (!handles(error, () => typed.requestSubmit())) tellFailure({ title: 'Not Refunded' }, error)
    },
    { tooMuch: 'amount', underWay: 'amount' },
  )
  return { ...form, prompt }
}

type TypedRefund = { readonly amountPaise: number; readonly reason: string; readonly endsPurchase: boolean }

function readRefund(form: HTMLFormElement, leftPaise: number): TypedRefund {
  const data = new FormData(form)
  const textOf = (name: string): string => {
    const value = data.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  const amountPaise = paiseIn(textOf('amount'))
  const reason = textOf('reason')
  if (amountPaise === null || amountPaise > leftPaise) {
    throw new InvalidForm({ amount: `Please enter an amount from ₹1 to ${rupeesText(leftPaise)}` })
  }
  if (!isReason(reason)) throw new InvalidForm({ reason: faultOfReason(reason) })
  return { amountPaise, reason, endsPurchase: data.has('endsPurchase') }
}
