import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { TextAreaField } from '#platform/web/ui/field.tsx'

type DeclineFormProps = {
  readonly isBusy: boolean
  readonly onDecline: (reason: string) => void
  readonly onClose: () => void
}

/** The author of the rating reads the reason, so it is required. */
export function DeclineForm({ isBusy, onDecline, onClose }: DeclineFormProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const [error, setError] = useState<string>()
  useEffect(() => field.current?.focus(), [])
  function handleSubmit(event: SubmitEvent): void {
    event.preventDefault()
    const reason = field.current?.value.trim() ?? ''
    setError(reason ? undefined : 'Please give a reason')
    if (reason) onDecline(reason)
    else field.current?.focus()
  }
  return (
    <form noValidate aria-label="Decline this rating" onSubmit={handleSubmit} className="grid gap-3">
      <TextAreaField
        ref={field}
        label="Reason"
        name="reason"
        rows={2}
        maxLength={500}
        hint="Whoever has rated reads it, and may say it in another way."
        error={error}
        onChange={() => setError(undefined)}
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
