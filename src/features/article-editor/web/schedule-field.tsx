import { useState } from 'react'
import { momentText } from '#platform/contract/dates.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Disclosure } from '#platform/web/ui/disclosure.tsx'
import { Field } from '#platform/web/ui/field.tsx'
import { useHydrated } from '#platform/web/use-hydrated.ts'

type ScheduleFieldProps = {
  readonly publishAt: string | null
  readonly isBusy: boolean
  readonly onSchedule: (at: string | null) => void
}

/** The time is that of India; the browser's own field has no time zone. */
export function ScheduleField({ publishAt, isBusy, onSchedule }: ScheduleFieldProps) {
  const [typed, setTyped] = useState('')
  const [error, setError] = useState('')
  const isHydrated = useHydrated()
  function schedule(): void {
    const at = Date.parse(`${typed}:00+05:30`)
    const isFuture = at > Date.now()
    setError(isFuture ? '' : 'Choose a time in the future')
    if (isFuture) onSchedule(new Date(at).toISOString())
  }
  return (
    <Disclosure title={publishAt ? `Scheduled for ${momentText(publishAt)}` : 'Schedule'}>
      <div className="grid gap-4 text-ink">
        <Field
          label="Publish at"
          type="datetime-local"
          value={typed}
          error={error}
          hint="India time. The text as it is then is published."
          onChange={({ target }) => setTyped(target.value)}
        />
        <div className="flex flex-wrap gap-3">
          <Button look="secondary" isBusy={isBusy} disabled={!isHydrated} onClick={schedule}>
            Schedule
          </Button>
          {publishAt && (
            <Button look="quiet" isBusy={isBusy} disabled={!isHydrated} onClick={() => onSchedule(null)}>
              Do Not Publish Then
            </Button>
          )}
        </div>
      </div>
    </Disclosure>
  )
}
