import { type QueryClient, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { employerProfile } from '#features/employers/web/employer-queries.ts'
import { interviewerKit, sessionsPage, sessionsSummary } from '#features/interview-sessions/web/interview-queries.ts'
import { KitForm } from '#features/interviewer-kits/web/kit-form.tsx'
import { KitList } from '#features/interviewer-kits/web/kit-list.tsx'
import { ownKits } from '#features/interviewer-kits/web/kit-queries.ts'
import { KitCard } from '#features/interview-sessions/web/kit-card.tsx'
import { ScheduleForm } from '#features/interview-sessions/web/schedule-form.tsx'
import { SessionManager } from '#features/interview-sessions/web/session-manager.tsx'
import { openPostings, postingFor } from '#features/job-posting/web/posting-queries.ts'
import { InterviewerTab } from '#features/subscriptions/web/interviewer-tab.tsx'

/** The query of the tab: schedule an interview for a job or with a kit, or edit a kit. Ids that are unknown to the company are ignored. */
type TabPlace = {
  readonly page: number
  readonly jobId: string | null
  readonly kitId: string | null
  readonly edit: string | null
}

export const loadInterviewer = (client: QueryClient, { page, jobId }: TabPlace): Promise<unknown> =>
  Promise.all([
    jobId ? client.ensureQueryData(postingFor(jobId)).catch(() => null) : null,
    // If this fails, the tab shows the error in place of the list.
    client.prefetchQuery({ ...sessionsPage(page), staleTime: 0 }),
    client.fetchQuery({ ...sessionsSummary, staleTime: 0 }),
    client.ensureQueryData(interviewerKit),
    client.fetchQuery({ ...ownKits, staleTime: 0 }),
    client.fetchQuery({ ...openPostings, staleTime: 0 }),
  ])

/** The tab of AI interviews. A company that has never held an interview sees only the add-on. */
export function Interviewer(place: TabPlace) {
  const { interviewerAddonActive, role } = useSuspenseQuery(employerProfile).data
  const { sessions } = useSuspenseQuery(sessionsSummary).data
  const edited = useSuspenseQuery(ownKits).data.find(({ id }) => id === place.edit)
  const mayWrite = role !== 'viewer'
  if (edited && mayWrite && interviewerAddonActive) return <KitForm key={edited.id} kit={edited} />
  return (
    <InterviewerTab
      sessions={(interviewerAddonActive || sessions > 0) && <SessionManager page={place.page} />}
      scheduling={
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 two:grid-cols-2">
          {mayWrite && <Schedule {...place} />}
          <KitCard />
          {mayWrite && <Kits />}
        </div>
      }
    />
  )
}

/** The form to schedule an interview, with the kit of the query, else the kit of the job, else the standard kit. */
function Schedule({ jobId, kitId }: TabPlace) {
  const { data: job } = useQuery({ ...postingFor(jobId ?? ''), enabled: false })
  const { data: kits } = useSuspenseQuery(ownKits)
  const kit = kits.find(({ id }) => id === kitId) ?? kits.find((one) => one.jobId !== null && one.jobId === job?.id)
  return <ScheduleForm key={`${job?.id} ${kit?.id}`} job={job} kit={kit} />
}

function Kits() {
  const { postings } = useSuspenseQuery(openPostings).data
  return (
    <div className="two:col-span-2">
      <KitList jobs={postings} />
    </div>
  )
}
