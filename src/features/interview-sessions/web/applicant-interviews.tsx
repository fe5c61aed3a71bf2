import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { employerProfile } from '#features/employers/web/employer-queries.ts'
import { dateText } from '#platform/contract/dates.ts'
import { apiCalls, CallFailed } from '#platform/web/call.ts'
import { sentenceOf } from '#platform/web/sentence-of.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import { useAction } from '#platform/web/use-action.ts'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import type { interviewSessions } from '../contract.ts'
import { statusLabel } from '../labels.ts'
import { sessionPath } from '../rules.ts'
import { applicantSessions, sessionsSummary } from './interview-queries.ts'
import { statusLook } from './session-manager.tsx'

const call = apiCalls<typeof interviewSessions>()

type ApplicantProps = { readonly applicationId: string; readonly maySchedule: boolean }

/** The AI interviews on the employer's page of an applicant, with a button for a new one. Renders nothing for a company without the add-on. */
export function ApplicantInterviews({ applicationId, maySchedule }: ApplicantProps) {
  const { items } = useSuspenseQuery(applicantSessions(applicationId)).data
  const { interviewerAddonActive } = useSuspenseQuery(employerProfile).data
  const isOffered = maySchedule && interviewerAddonActive && !items.some(({ status }) => isOpen(status))
  if (items.length === 0 && !isOffered) return null
  return (
    <Card className="grid gap-3 wrap-anywhere" aria-labelledby="ai-interviews">
      <h2 id="ai-interviews" className="text-lg">
        AI Interviews
      </h2>
      {items.length > 0 && (
        <ul className="grid gap-1">
          {items.map((session) => (
            <li key={session.id} className="flex flex-wrap items-center gap-3">
              <Link
                to={sessionPath(session.id)}
                className="flex min-h-11 items-center text-blue-dark underline underline-offset-4"
              >
                {session.role}, {dateText(session.createdAt)}
              </Link>
              <Badge look={statusLook(session)}>{statusLabel(session)}</Badge>
            </li>
          ))}
        </ul>
      )}
      {isOffered && <ScheduleButton applicationId={applicationId} />}
    </Card>
  )
}

const isOpen = (status: string): boolean => status === 'scheduled' || status === 'in_progress'

function ScheduleButton({ applicationId }: Pick<ApplicantProps, 'applicationId'>) {
  const client = useQueryClient()
  const isHydrated = useHydrated()
  const refresh = async (): Promise<void> => {
    await client.invalidateQueries({ queryKey: ['GET /api/interviews'] })
    await client.invalidateQueries(sessionsSummary)
  }
  const { isBusy, run } = useAction(
    async () => {
      const { candidateEmail } = await call('POST /api/interviews', { body: { applicationId, language: 'en-IN' } })
      toast({ title: 'Interview Session Created', text: `The link is on its way to ${candidateEmail ?? 'the candidate'}.` })
      await refresh()
    },
    async (error) => {
      toast({ title: 'Failed to Create Session', text: sentenceOf(error), isAlert: true })
      // Scheduled in another tab or by a colleague: the interview replaces the button.
      if (error instanceof CallFailed && error.code === 'alreadyScheduled') await refresh()
    },
  )
  return (
    <>
      <p>The candidate gets a link by email and answers your questions at any time.</p>
      <Button look="secondary" className="justify-self-start" isBusy={isBusy} disabled={!isHydrated} onClick={() => run()}>
        Schedule AI Interview
      </Button>
    </>
  )
}
