import { useEffect, useRef } from 'react'
import { InvalidForm } from '#platform/web/field-errors.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { TextAreaField } from '#platform/web/ui/field.tsx'
import { useFormSubmit } from '#platform/web/use-form-submit.ts'
import type { RatingVerdict } from './use-verdict.ts'

type DeclineFormProps = { readonly verdict: RatingVerdict; readonly onClose: () => void }

/** The author of the rating reads the reason, so it is required. */
export function DeclineForm({ verdict, onClose }: DeclineFormProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => field.current?.focus(), [])
  const { errors, isBusy, onSubmit, onInput } = useFormSubmit(async () => {
    const reason = field.current?.value.trim() ?? ''
    if (!reason) throw new InvalidForm({ reason: 'Please give a reason' })
    await verdict.decide('refused', reason)
  }, verdict.onFailure)
  return (
    <form noValidate aria-label="Decline this rating" onSubmit={onSubmit} onInput={onInput} className="grid gap-3">
      <TextAreaField
        ref={field}
        label="Reason"
        name="reason"
        rows={2}
        maxLength={500}
        hint="The author sees this and can edit and resend."
        error={errors['reason']}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="danger" isBusy={isBusy}>
          Decline Rating
        </Button>
        <Button look="secondary" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
