import { receivedPath } from '#features/applications/rules.ts'
import { slotText, wayLabels } from '#features/interview-slots/rules.ts'
import { timeText } from '#platform/contract/dates.ts'
import { Link } from '#platform/web/ui/link.tsx'
import type { ComingInterview } from '../contract.ts'

/** The coming interviews: those of today by time, then the following days. */
export function ComingInterviews({ interviews }: { readonly interviews: readonly ComingInterview[] }) {
  if (interviews.length === 0) return <p className="text-soft">Nothing is booked for the coming seven days.</p>
  return (
    <div className="grid gap-4">
      <Day title="Today" interviews={interviews.filter(({ isToday }) => isToday)} />
      <Day title="Coming days" interviews={interviews.filter(({ isToday }) => !isToday)} />
    </div>
  )
}

function Day({ title, interviews }: { readonly title: string; readonly interviews: readonly ComingInterview[] }) {
  if (interviews.length === 0) return null
  return (
    <div className="grid gap-2">
      <h3 className="font-semibold">{title}</h3>
      <ul className="grid gap-2">
        {interviews.map((interview) => (
          <li key={interview.applicationId}>
            <Interview interview={interview} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Interview({ interview }: { readonly interview: ComingInterview }) {
  const { applicationId, name, jobTitle, startsAt, minutes, way, isToday } = interview
  return (
    <Link
      to={`${receivedPath(applicationId)}#interview`}
      className="grid gap-0.5 rounded-card border border-line bg-card px-4 py-3 wrap-anywhere hover:border-line-strong"
    >
      <time dateTime={startsAt} className="font-medium">
        {isToday ? `${timeText(startsAt)} IST` : slotText(startsAt)}
      </time>
      <span>
        <bdi>{name}</bdi>, <bdi>{jobTitle}</bdi>
      </span>
      <span className="text-sm text-soft">
        {wayLabels[way]}, {minutes} minutes
      </span>
    </Link>
  )
}
