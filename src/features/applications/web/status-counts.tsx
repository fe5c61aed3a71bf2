import { Link } from '#platform/web/ui/link.tsx'
import type { ApplicationStatus } from '../contract.ts'
import { statusLabels } from '../rules.ts'
import { statuses } from './application-filter.ts'

type CountsProps = {
  readonly counts: Readonly<Partial<Record<ApplicationStatus, number>>>
  readonly current: ApplicationStatus | null
}

/** A line for each status that occurs; each links to the applications it counts. */
export function StatusCounts({ counts, current }: CountsProps) {
  const occurring = statuses.map((status) => ({ status, count: counts[status] ?? 0 })).filter(({ count }) => count > 0)
  return (
    <nav aria-label="Applications by status">
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3 two:flex two:flex-wrap">
        <Count
          to="/applications"
          label="All"
          count={occurring.reduce((sum, { count }) => sum + count, 0)}
          isCurrent={current === null}
        />
        {occurring.map(({ status, count }) => (
          <Count
            key={status}
            to={`/applications?status=${status}`}
            label={statusLabels[status]}
            count={count}
            isCurrent={current === status}
          />
        ))}
      </ul>
    </nav>
  )
}

type CountProps = { readonly to: string; readonly label: string; readonly count: number; readonly isCurrent: boolean }

function Count({ to, label, count, isCurrent }: CountProps) {
  return (
    <li className="grid two:min-w-32">
      <Link
        to={to}
        aria-current={isCurrent || undefined}
        className="flex min-h-11 flex-col-reverse rounded-control border border-line bg-card px-3 py-2 transition-colors duration-150 hover:border-blue aria-[current]:border-blue aria-[current]:bg-blue-wash"
      >
        <span className="text-sm text-soft">{label}</span>
        <span className="text-xl font-semibold">{count}</span>
      </Link>
    </li>
  )
}
