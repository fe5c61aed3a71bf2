import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '#platform/web/ui/link.tsx'
import { dateText } from '#platform/contract/dates.ts'
import { Card } from '#platform/web/ui/card.tsx'
import type { MyApplication } from '../contract.ts'
import { recentApplications } from './my-applications.ts'
import { StatusBadge } from './status-badge.tsx'

const shownCount = 5

export function RecentApplications() {
  const { data: recent } = useSuspenseQuery(recentApplications)
  const { items, total } = recent
  return (
    <Card className="grid gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 className="text-lg">Recent applications</h2>
        {items.length > 0 && (
          <Link to="/applications" className="-my-2.5 inline-flex min-h-11 shrink-0 items-center text-blue-dark hover:underline">
            See all {total}
          </Link>
        )}
      </div>
      {items.length === 0 && (
        <p className="text-soft">
          None yet.{' '}
          <Link to="/jobs" className="text-blue-dark underline">
            Browse Jobs
          </Link>{' '}
          and apply for the first one.
        </p>
      )}
      {items.length > 0 && (
        <ul className="wrap-anywhere">
          {items.slice(0, shownCount).map((application) => (
            <Row key={application.id} application={application} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function Row({ application: { id, job, status, appliedAt, isSilent } }: { readonly application: MyApplication }) {
  return (
    <li className="grid justify-items-start gap-x-4 gap-y-1 border-b border-line py-3 last:border-0 last:pb-0 sm:grid-cols-[1fr_auto] sm:items-center">
      <div className="grid">
        <Link to={`/applications/${id}`} className="-my-2.5 py-2.5 font-medium hover:text-blue-dark hover:underline">
          {job.title}
        </Link>
        <p className="text-sm text-soft">
          <bdi>{job.company}</bdi> · <time dateTime={appliedAt}>{dateText(appliedAt)}</time>
        </p>
      </div>
      <StatusBadge status={status} isSilent={isSilent} />
    </li>
  )
}
