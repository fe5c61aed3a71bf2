import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { apiCalls } from '#platform/web/call.ts'
import { InvalidForm } from '#platform/web/field-errors.ts'
import { typedIn } from '#platform/web/typed-in.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { FieldError } from '#platform/web/ui/field-error.tsx'
import { Field, SelectField, TextAreaField } from '#platform/web/ui/field.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import { useFormSubmit } from '#platform/web/use-form-submit.ts'
import type { interviewSlots, Way } from '../contract.ts'
import { instantOf, wayLabels } from '../rules.ts'
import { receivedInterview } from './interview-queries.ts'

const call = apiCalls<typeof interviewSlots>()
const rows = [1, 2, 3] as const
const lengths = [15, 20, 30, 45, 60, 90] as const
const placeLabels: Readonly<Record<Way, string>> = {
  phone: 'Number to call, or who calls',
  video: 'Link of the call',
  in_person: 'Address',
}

type InviteFormProps = { readonly applicationId: string; readonly onDone: () => Promise<void> }

/** Times are those of India, wherever the browser is. */
export function InviteForm({ applicationId, onDone }: InviteFormProps) {
  const [way, setWay] = useState<Way>('phone')
  const { errors, isBusy, onSubmit, onInput } = useInvitation({ applicationId, onDone }, way)
  return (
    <form noValidate onSubmit={onSubmit} onInput={onInput} className="grid gap-3">
      {rows.map((row) => (
        <SlotFields key={row} row={row} />
      ))}
      <FieldError id="date1-error">{errors['date1']}</FieldError>
      <SelectField label="Length" name="minutes" defaultValue="30">
        {lengths.map((minutes) => (
          <option key={minutes} value={minutes}>
            {minutes} minutes
          </option>
        ))}
      </SelectField>
      <SelectField
        label="How"
        name="way"
        value={way}
        onChange={(event) => setWay(event.target.value as Way /* an option below */)}
      >
        {Object.entries(wayLabels).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <Field label={placeLabels[way]} name="place" maxLength={300} isOptional={way === 'phone'} error={errors['place']} />
      <TextAreaField label="Note for the candidate" name="note" rows={2} maxLength={500} isOptional />
      <Button type="submit" look="secondary" className="justify-self-start" isBusy={isBusy}>
        Send the times
      </Button>
    </form>
  )
}

function SlotFields({ row }: { readonly row: number }) {
  return (
    <div className="grid grid-cols-[3fr_2fr] gap-3">
      <Field label={`Date ${row}`} type="date" name={`date${row}`} isOptional={row > 1} />
      <Field
        label="Time (IST)"
        aria-label={`Time ${row} (IST)`}
        type="time"
        step={300}
        name={`time${row}`}
        isOptional={row > 1}
      />
    </div>
  )
}

function useInvitation({ applicationId, onDone }: InviteFormProps, way: Way) {
  const client = useQueryClient()
  return useFormSubmit(
    async (form) => {
      if (rows.some((row) => !typedIn(form, `date${row}`) !== !typedIn(form, `time${row}`)))
        throw new InvalidForm({ date1: 'Please give each time a date, and each date a time' })
      const startsAt = startsIn(form)
      if (startsAt.length === 0) throw new InvalidForm({ date1: 'Please offer at least one date and time' })
      const place = typedIn(form, 'place')
      if (way !== 'phone' && !place) throw new InvalidForm({ place: `Please add the ${way === 'video' ? 'link' : 'address'}` })
      const body = { startsAt, minutes: Number(typedIn(form, 'minutes')), way, place, note: typedIn(form, 'note') }
      const made = await call('POST /api/employer/applicants/:applicationId/interview', { params: { applicationId }, body })
      client.setQueryData(receivedInterview(applicationId).queryKey, made)
      toast({ title: 'Times Offered', text: 'The candidate picks one. We’ll tell you.' })
      await onDone()
    },
    { title: 'Could Not Offer the Times' },
    { tooSoon: 'date1' },
  )
}

function startsIn(form: HTMLFormElement): string[] {
  return rows.flatMap((row) => {
    const [date, time] = [typedIn(form, `date${row}`), typedIn(form, `time${row}`)]
    return date && time ? [instantOf(date, time)] : []
  })
}
