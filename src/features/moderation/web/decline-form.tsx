import { useEffect, useRef } from 'react'
import { faultOfReason, isReason } from '#features/staff/reason.ts'
import { InvalidForm } from '#platform/web/field-errors.ts'
import { FormButtons } from '#platform/web/ui/form-buttons.tsx'
import { TextAreaField } from '#platform/web/ui/field.tsx'
import { useFormSubmit } from '#platform/web/use-form-submit.ts'

type DeclineFormProps = {
  /** The accessible name, such as "Decline this rating". */
  readonly name: string
  /** Says who will read the reason, which is therefore required. */
  readonly hint: string
  readonly button: string
  readonly onDecline: (reason: string) => Promise<void>
  readonly onFailure: (error: Error) => void
  readonly onClose: () => void
}

export function DeclineForm({ name, hint, button, onDecline, onFailure, onClose }: DeclineFormProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => field.current?.focus(), [])
  const { errors, isBusy, onSubmit, onInput } = useFormSubmit(async () => {
    const reason = field.current?.value.trim() ?? ''
    if (!isReason(reason)) throw new InvalidForm({ reason: faultOfReason(reason) })
    await onDecline(reason)
  }, onFailure)
  return (
    <form noValidate aria-label={name} onSubmit={onSubmit} onInput={onInput} className="grid max-w-prose gap-3">
      <TextAreaField ref={field} label="Reason" name="reason" rows={2} maxLength={500} hint={hint} error={errors['reason']} />
      <FormButtons look="danger" isBusy={isBusy} onCancel={onClose}>
        {button}
      </FormButtons>
    </form>
  )
}
