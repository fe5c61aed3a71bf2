import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { InvalidForm } from '#platform/web/field-errors.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { RadioField } from '#platform/web/ui/choice-field.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { useFormSubmit } from '#platform/web/use-form-submit.ts'
import type { Applicant } from '../contract.ts'
import { isRejectionReason, type RejectionReason, rejectionReasons, rejectionWordings } from '../rejection-reasons.ts'

export type RejectDialogProps = {
  readonly chosen: readonly Applicant[]
  readonly onReject: (reason: RejectionReason) => void
  readonly onClose: () => void
}

const choices = rejectionReasons.map((value) => ({ value, label: rejectionWordings[value].label }))

/** Asks for the reason of a rejection, and shows the sentence that the candidate will read before it is sent. */
export function RejectDialog({ chosen, onReject, onClose }: RejectDialogProps) {
  const form = useId()
  const [only] = chosen
  const who = chosen.length === 1 && only ? only.cv.fullName : `${chosen.length} applicants`
  const footer = (
    <>
      <Button type="submit" form={form} look="danger">
        Reject
      </Button>
      <Button look="secondary" onClick={onClose}>
        Cancel
      </Button>
    </>
  )
  return (
    <Dialog isOpen onOpenChange={onClose} title={`Reject ${who}?`} footer={footer}>
      <ReasonForm
        id={form}
        onChosen={(reason) => {
          onReject(reason)
          onClose()
        }}
      />
    </Dialog>
  )
}

type ReasonFormProps = { readonly id: string; readonly onChosen: (reason: RejectionReason) => void }

function ReasonForm({ id, onChosen }: ReasonFormProps) {
  const [reason, setReason] = useState<RejectionReason | null>(null)
  const fields = useFirstFieldFocused()
  const { errors, onSubmit, onInput } = useFormSubmit(
    async () => {
      if (!reason) throw new InvalidForm({ reason: 'Please choose a reason' })
      onChosen(reason)
    },
    { title: 'Could Not Reject' },
  )
  return (
    <form ref={fields} id={id} noValidate onSubmit={onSubmit} onInput={onInput} className="grid gap-3">
      <RadioField
        legend="Reason"
        name="reason"
        choices={choices}
        value={reason ?? ''}
        error={errors['reason']}
        onChange={(event) => setReason(isRejectionReason(event.target.value) ? event.target.value : null)}
      />
      <div aria-live="polite" className="grid gap-1 rounded-control bg-paper p-3 empty:hidden">
        {reason && (
          <>
            <p className="text-sm text-soft">They’ll read this, ten seconds after you reject:</p>
            <p>{rejectionWordings[reason].sentence}</p>
          </>
        )}
      </div>
    </form>
  )
}

/** Focuses the first field after the dialog has taken the focus, so that the next key selects a reason. */
function useFirstFieldFocused(): RefObject<HTMLFormElement | null> {
  const fields = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const timer = setTimeout(() => fields.current?.querySelector('input')?.focus(), 0)
    return () => clearTimeout(timer)
  }, [])
  return fields
}
