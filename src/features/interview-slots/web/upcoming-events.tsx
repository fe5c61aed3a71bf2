import { useSuspenseQuery } from '@tanstack/react-query'
import { recentApplications } from '#features/applications/web/my-applications.ts'
import { Card } from '#platform/web/ui/card.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import type { UpcomingInterview } from '../contract.ts'
import { slotText, withoutInvitation } from '../rules.ts'
import { upcomingInterviews } from './interview-queries.ts'

type EventsProps = {
  /** At the top if there is an interview, at the side if there is none. */
  readonly place: 'top' | 'side'
}

/** The coming interviews. Those without a time have a link to choose one, or are agreed by message. */
export function UpcomingEvents({ place }: EventsProps) {
  const { data: upcoming } = useSuspenseQuery(upcomingInterviews)
  const { items: all } = useSuspenseQuery(recentApplications).data
  const others = withoutInvitation(all, upcoming)
  const isEmpty = upcoming.length + others.length === 0
  if (isEmpty !== (place === 'side')) return null
  return (
    <Card className={`grid gap-2 wrap-anywhere ${isEmpty ? '' : 'border-l-4 border-l-marigold'}`}>
      <h2 className="text-lg">Upcoming events</h2>
      {isEmpty && <p className="text-soft">Your interviews will appear here.</p>}
      <ul className="grid gap-2">
        {upcoming.map((interview) => (
          <Event key={interview.id} company={interview.company}>
            <InterviewTime interview={interview} />
          </Event>
        ))}
        {others.map(({ id, job }) => (
          <Event key={id} company={job.company}>
            Date to be agreed.{' '}
            <Link to={`/applications/${id}#messages`} className="inline-block py-2.5 text-blue-dark underline">
              Answer <span className="sr-only">{job.company}</span>
            </Link>
          </Event>
        ))}
      </ul>
    </Card>
  )
}

function Event({ company, children }: { readonly company: string; readonly children: React.ReactNode }) {
  return (
    <li>
      <p className="font-medium">
        Interview with <bdi>{company}</bdi>
      </p>
      <p className="text-soft">{children}</p>
    </li>
  )
}

/** The time, or a link to choose one. */
function InterviewTime({ interview: { applicationId, bookedAt, company } }: { readonly interview: UpcomingInterview }) {
  return (
    <Link to={`/applications/${applicationId}#interview`} className="inline-block py-2.5 text-blue-dark underline">
      {bookedAt ? <time dateTime={bookedAt}>{slotText(bookedAt)}</time> : 'Pick a time'}
      <span className="sr-only">, {company}</span>
    </Link>
  )
}

/** A line above the list of applications. Renders nothing without a coming interview. */
export function UpcomingLine() {
  const { data: upcoming } = useSuspenseQuery(upcomingInterviews)
  if (upcoming.length === 0) return null
  return (
    <Card className="mb-4 grid gap-1 border-l-4 border-l-marigold wrap-anywhere">
      <h2 className="text-lg">Interviews</h2>
      <ul className="grid gap-1">
        {upcoming.map((interview) => (
          <Event key={interview.id} company={interview.company}>
            <InterviewTime interview={interview} />
          </Event>
        ))}
      </ul>
    </Card>
  )
}
