import { type QueryClient, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { employerProfile } from '#features/employers/web/employer-queries.ts'
import { interviewerKit, sessionsPage, sessionsSummary } from '#features/interview-sessions/web/interview-queries.ts'
import { KitCard } from '#features/interview-sessions/web/kit-card.tsx'
import { ScheduleForm } from '#features/interview-sessions/web/schedule-form.tsx'
import { SessionManager } from '#features/interview-sessions/web/session-manager.tsx'
import { postingFor } from '#features/job-posting/web/posting-queries.ts'
import { InterviewerTab } from '#features/subscriptions/web/interviewer-tab.tsx'

/** `jobId` is that of a job from which somebody came. Of another company, or deleted, it fills in nothing. */
type TabPlace = { readonly page: number; readonly jobId: string | null }

export const loadInterviewer = (client: QueryClient, { page, jobId }: TabPlace): Promise<unknown> =>
  Promise.all([
    jobId ? client.ensureQueryData(postingFor(jobId)).catch(() => null) : null,
    client.fetchQuery({ ...sessionsPage(page), staleTime: 0 }),
    client.fetchQuery({ ...sessionsSummary, staleTime: 0 }),
    client.ensureQueryData(interviewerKit),
  ])

/** A company that has never held an interview sees the add-on alone. */
export function Interviewer({ page, jobId }: TabPlace) {
  const { interviewerAddonActive, role } = useSuspenseQuery(employerProfile).data
  const { sessions } = useSuspenseQuery(sessionsSummary).data
  const { data: job } = useQuery({ ...postingFor(jobId ?? ''), enabled: false })
  return (
    <InterviewerTab
      sessions={(interviewerAddonActive || sessions > 0) && <SessionManager page={page} />}
      scheduling={
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 two:grid-cols-2">
          {role !== 'viewer' && <ScheduleForm key={job?.id} job={job} />}
          <KitCard />
        </div>
      }
    />
  )
}
