import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { apiCalls } from '#platform/web/call.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Button, buttonClass } from '#platform/web/ui/button.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import { useAction } from '#platform/web/use-action.ts'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import type { Invitation, interviewSlots } from '../contract.ts'
import { cancellationText, slotText } from '../rules.ts'
import { InterviewFacts } from './interview-facts.tsx'
import { InviteForm } from './invite-form.tsx'
import { receivedInterview } from './interview-queries.ts'

const call = apiCalls<typeof interviewSlots>()

type InviteCardProps = {
  readonly applicationId: string
  readonly mayInvite: boolean
  /** Called after an offer or a cancellation, because the status may have changed. */
  readonly onChanged: () => Promise<void>
}

/** The interview on the employer's page of an applicant: offers times, and shows the booked one. */
export function InviteCard({ applicationId, mayInvite, onChanged }: InviteCardProps) {
  const { data: last } = useSuspenseQuery(receivedInterview(applicationId))
  const [isOpen, setOpen] = useState(false)
  const isHydrated = useHydrated()
  // Typed times stay, also if a colleague closes the application meanwhile.
  if (!last && !mayInvite && !isOpen) return null
  return (
    <Card id="interview" className="grid scroll-mt-20 gap-3 wrap-anywhere" aria-labelledby="interview-title">
      <h2 id="interview-title" className="text-lg">
        Interview
      </h2>
      {last && <Offered invitation={last} mayInvite={mayInvite} onChanged={onChanged} />}
      {mayInvite && !isOpen && (
        <Button look="secondary" className="justify-self-start" disabled={!isHydrated} onClick={() => setOpen(true)}>
          {isStanding(last) ? 'Offer other times' : 'Offer times'}
        </Button>
      )}
      {isOpen && (
        <InviteForm
          applicationId={applicationId}
          onDone={async () => {
            setOpen(false)
            await onChanged()
          }}
        />
      )}
    </Card>
  )
}

const isStanding = (last: Invitation | null): boolean => last !== null && last.cancelled === null

type OfferedProps = Pick<InviteCardProps, 'mayInvite' | 'onChanged'> & { readonly invitation: Invitation }

function Offered({ invitation, mayInvite, onChanged }: OfferedProps) {
  const { applicationId, bookedAt } = invitation
  if (!isStanding(invitation)) return <p>{cancellationText(invitation, 'employer')}</p>
  return (
    <div className="grid gap-3">
      <InterviewFacts invitation={invitation} />
      {!bookedAt && <Times slots={invitation.slots} />}
      <div className="flex flex-wrap gap-2">
        {bookedAt && (
          <a href={`/api/employer/applicants/${applicationId}/interview/calendar`} download className={buttonClass('secondary')}>
            Add to calendar
          </a>
        )}
        {mayInvite && <CancelButton applicationId={applicationId} onChanged={onChanged} />}
      </div>
    </div>
  )
}

function Times({ slots }: Pick<Invitation, 'slots'>) {
  return (
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
  )
}

function CancelButton({ applicationId, onChanged }: Pick<InviteCardProps, 'applicationId' | 'onChanged'>) {
  const client = useQueryClient()
  const isHydrated = useHydrated()
  const { isBusy, run: cancel } = useAction(
    async () => {
      await call('DELETE /api/employer/applicants/:applicationId/interview', { params: { applicationId } })
      toast({ title: 'Interview Cancelled', text: 'We’ve told the candidate.' })
      await Promise.all([client.invalidateQueries({ queryKey: receivedInterview(applicationId).queryKey }), onChanged()])
    },
    { title: 'Could Not Cancel' },
  )
  return (
    <Button look="quiet" isBusy={isBusy} disabled={!isHydrated} onClick={() => cancel()}>
      Cancel the interview
    </Button>
  )
}
