import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { readAgain } from '#features/applications/web/tracking/tracked-application.ts'
import { apiCalls } from '#platform/web/call.ts'
import { Button, buttonClass } from '#platform/web/ui/button.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { RadioField } from '#platform/web/ui/choice-field.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import { tellFailure, useAction } from '#platform/web/use-action.ts'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import type { Invitation, interviewSlots } from '../contract.ts'
import { cancellationText, slotText } from '../rules.ts'
import { InterviewFacts } from './interview-facts.tsx'
import { myInterview, upcomingInterviews } from './interview-queries.ts'

const call = apiCalls<typeof interviewSlots>()

/** The interview on the candidate's page of an application: choose a time, or see the booked one. */
export function InterviewCard({ applicationId }: { readonly applicationId: string }) {
  const { data: invitation } = useSuspenseQuery(myInterview(applicationId))
  const [isChanging, setChanging] = useState(false)
  if (!invitation) return null
  if (invitation.cancelled) return <CancelledInterview invitation={invitation} />
  const isPicking = invitation.bookedAt === null || isChanging
  return (
    <Card
      id="interview"
      className="grid scroll-mt-20 gap-4 border-l-4 border-l-marigold wrap-anywhere"
      aria-labelledby="interview-title"
    >
      <h2 id="interview-title" className="text-lg">
        {invitation.bookedAt ? 'Your interview' : 'Pick a time for your interview'}
      </h2>
      <InterviewFacts invitation={invitation} />
      {isPicking ? (
        <SlotForm invitation={invitation} onPicked={() => setChanging(false)} />
      ) : (
        <div className="flex flex-wrap gap-3">
          <a href={`/api/applications/${applicationId}/interview/calendar`} download className={buttonClass('secondary')}>
            Add to calendar
          </a>
          <Button look="quiet" onClick={() => setChanging(true)}>
            Pick another time
          </Button>
        </div>
      )}
      <CancelInterview applicationId={applicationId} />
    </Card>
  )
}

function CancelledInterview({ invitation }: { readonly invitation: Invitation }) {
  return (
    <Card id="interview" className="grid scroll-mt-20 gap-2" aria-labelledby="interview-title">
      <h2 id="interview-title" className="text-lg">
        This interview was cancelled
      </h2>
      <p>{cancellationText(invitation, 'candidate')} The employer can offer other times.</p>
    </Card>
  )
}

function SlotForm({ invitation, onPicked }: { readonly invitation: Invitation; readonly onPicked: () => void }) {
  const { applicationId, bookedAt, slots } = invitation
  const isHydrated = useHydrated()
  const client = useQueryClient()
  const free = slots.filter(({ isFree }) => isFree)
  const [chosen, setChosen] = useState(bookedAt ?? '')
  const { isBusy, run } = useAction(
    async () => {
      const input = { params: { applicationId }, body: { startsAt: chosen } }
      client.setQueryData(
        myInterview(applicationId).queryKey,
        await call('PUT /api/applications/:applicationId/interview', input),
      )
      await client.invalidateQueries({ queryKey: upcomingInterviews.queryKey })
      toast({ title: 'Interview Booked', text: slotText(chosen) })
      onPicked()
    },
    async (error) => {
      tellFailure({ title: 'Could Not Book' }, error)
      await client.invalidateQueries({ queryKey: myInterview(applicationId).queryKey })
    },
  )
  if (free.length === 0) return <p>No time is free any more. Write to the employer for others.</p>
  return (
    <div className="grid gap-3">
      <RadioField
        legend="Times on offer"
        name="startsAt"
        choices={free.map(({ startsAt }) => ({ value: startsAt, label: slotText(startsAt) }))}
        value={chosen}
        onChange={(event) => setChosen(event.target.value)}
      />
      <Button className="justify-self-start" isBusy={isBusy} disabled={!isHydrated || !chosen} onClick={() => run()}>
        Book this time
      </Button>
    </div>
  )
}

function CancelInterview({ applicationId }: { readonly applicationId: string }) {
  const isHydrated = useHydrated()
  const client = useQueryClient()
  const [isSure, setSure] = useState(false)
  const { isBusy, run } = useAction(
    async () => {
      await call('DELETE /api/applications/:applicationId/interview', { params: { applicationId } })
      toast({ title: 'Interview Cancelled', text: 'We’ve told the employer.' })
      await readAgain(client, applicationId)
    },
    { title: 'Could Not Cancel' },
  )
  if (!isSure)
    return (
      <Button look="quiet" className="justify-self-start" disabled={!isHydrated} onClick={() => setSure(true)}>
        Cancel the interview
      </Button>
    )
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p>We’ll tell the employer. Your application stays open.</p>
      <Button look="danger" isBusy={isBusy} onClick={() => run()}>
        Cancel interview
      </Button>
      <Button look="secondary" onClick={() => setSure(false)}>
        Keep it
      </Button>
    </div>
  )
}
