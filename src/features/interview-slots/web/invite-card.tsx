import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { apiCalls } from '#platform/web/call.ts'
import { InvalidForm } from '#platform/web/field-errors.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Button, buttonClass } from '#platform/web/ui/button.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { FieldError } from '#platform/web/ui/field-error.tsx'
import { Field, SelectField, TextAreaField } from '#platform/web/ui/field.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import { useAction } from '#platform/web/use-action.ts'
import { useFormSubmit } from '#platform/web/use-form-submit.ts'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import type { Invitation, interviewSlots, Way } from '../contract.ts'
import { instantOf, slotText, wayLabels } from '../rules.ts'
import { InterviewFacts } from './interview-facts.tsx'
import { receivedInterview } from './interview-queries.ts'

const call = apiCalls<typeof interviewSlots>()

type InviteCardProps = {
  readonly applicationId: string
  readonly mayInvite: boolean
  /** The status may have changed. */
  readonly onInvited: () => Promise<void>
}

/** On the employer's page of an applicant: offers times, and shows what the candidate picked. */
export function InviteCard({ applicationId, mayInvite, onInvited }: InviteCardProps) {
  const { data: invitation } = useSuspenseQuery(receivedInterview(applicationId))
  const [isOpen, setOpen] = useState(false)
  const isHydrated = useHydrated()
  if (!invitation && !mayInvite) return null
  return (
    <Card className="grid gap-3 wrap-anywhere" aria-labelledby="interview-title">
      <h2 id="interview-title" className="text-lg">
        Interview
      </h2>
      {invitation && <Offered invitation={invitation} mayInvite={mayInvite} />}
      {mayInvite && !isOpen && (
        <Button look="secondary" className="justify-self-start" disabled={!isHydrated} onClick={() => setOpen(true)}>
          {invitation ? 'Offer other times' : 'Offer times'}
        </Button>
      )}
      {isOpen && (
        <InviteForm
          applicationId={applicationId}
          onDone={async () => {
            setOpen(false)
            await onInvited()
          }}
        />
      )}
    </Card>
  )
}

function Offered({ invitation, mayInvite }: { readonly invitation: Invitation; readonly mayInvite: boolean }) {
  const { applicationId, bookedAt, slots } = invitation
  const client = useQueryClient()
  const { isBusy, run: cancel } = useAction(
    async () => {
      await call('DELETE /api/employer/applicants/:applicationId/interview', { params: { applicationId } })
      client.setQueryData(receivedInterview(applicationId).queryKey, null)
      toast({ title: 'Interview Cancelled', text: 'We’ve told the candidate.' })
    },
    { title: 'Could Not Cancel' },
  )
  return (
    <div className="grid gap-3">
      <InterviewFacts invitation={invitation} />
      {!bookedAt && (
        <>
          <Badge look="marigold">The candidate has not picked a time yet</Badge>
          <ul className="text-sm text-soft">
            {slots.map(({ startsAt, isFree }) => (
              <li key={startsAt}>
                {slotText(startsAt)}
                {!isFree && ' · no longer free'}
              </li>
            ))}
          </ul>
        </>
      )}
      <div className="flex flex-wrap gap-2">
        {bookedAt && (
          <a href={`/api/employer/applicants/${applicationId}/interview/calendar`} download className={buttonClass('secondary')}>
            Add to calendar
          </a>
        )}
        {mayInvite && (
          <Button look="quiet" isBusy={isBusy} onClick={() => cancel()}>
            Cancel the interview
          </Button>
        )}
      </div>
    </div>
  )
}

const rows = [1, 2, 3] as const
const lengths = [15, 20, 30, 45, 60, 90] as const

/** The times are those of India, wherever the browser is. */
function InviteForm({ applicationId, onDone }: { readonly applicationId: string; readonly onDone: () => Promise<void> }) {
  const client = useQueryClient()
  const [way, setWay] = useState<Way>('phone')
  const { errors, isBusy, onSubmit, onInput } = useFormSubmit(
    async (form) => {
      const read = (name: string): string => String(new FormData(form).get(name) ?? '').trim()
      const startsAt = rows.flatMap((row) =>
        read(`date${row}`) && read(`time${row}`) ? [instantOf(read(`date${row}`), read(`time${row}`))] : [],
      )
      if (startsAt.length === 0) throw new InvalidForm({ date1: 'Please offer at least one date and time' })
      const body = { startsAt, minutes: Number(read('minutes')), way, place: read('place'), note: read('note') }
      const made = await call('POST /api/employer/applicants/:applicationId/interview', { params: { applicationId }, body })
      client.setQueryData(receivedInterview(applicationId).queryKey, made)
      toast({ title: 'Times Offered', text: 'The candidate picks one. We’ll tell you.' })
      await onDone()
    },
    { title: 'Could Not Offer the Times' },
    { tooSoon: 'date1' },
  )
  return (
    <form noValidate onSubmit={onSubmit} onInput={onInput} className="grid gap-3">
      {rows.map((row) => (
        <div key={row} className="grid grid-cols-[3fr_2fr] gap-3">
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
      <Field
        label={way === 'video' ? 'Link of the call' : way === 'phone' ? 'Number to call, or who calls' : 'Address'}
        name="place"
        maxLength={300}
        isOptional={way === 'phone'}
        error={errors['place']}
      />
      <TextAreaField label="Note for the candidate" name="note" rows={2} maxLength={500} isOptional />
      <Button type="submit" look="secondary" className="justify-self-start" isBusy={isBusy}>
        Send the times
      </Button>
    </form>
  )
}
