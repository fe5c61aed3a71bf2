import { Link } from '#platform/web/ui/link.tsx'
import type { ApplicationStatus } from '../contract.ts'
import { statusLabels } from '../rules.ts'
import { statuses } from './application-filter.ts'

type CountsProps = {
  readonly counts: Readonly<Partial<Record<ApplicationStatus, number>>>
  readonly current: ApplicationStatus | null
}

/**
 * A link with the count for each status that occurs. The links are the filter too. On phones they are one row that scrolls, so that the list begins
 * high on the screen.
 */
export function StatusCounts({ counts, current }: CountsProps) {
  const shown = statuses
    .map((status) => ({ status, count: counts[status] ?? 0 }))
    .filter(({ status, count }) => count > 0 || status === current)
  return (
    <nav aria-label="Applications by status" className="-ml-4 min-w-0 grow basis-0 two:ml-0">
      <ul className="-my-0.5 flex gap-2 py-1.5 max-two:scroll-row max-two:pl-4 two:gap-3">
        <Count
          to="/applications"
          label="All"
          count={Object.values(counts).reduce((sum, count) => sum + count, 0)}
          isCurrent={current === null}
        />
        {shown.map(({ status, count }) => (
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
    <li className="grid shrink-0 two:min-w-0 two:flex-1 two:shrink">
      <Link
        to={to}
        aria-current={isCurrent || undefined}
        className="flex min-h-11 items-center gap-1.5 rounded-full border border-line bg-card px-4 transition-colors hover:border-blue aria-[current]:border-blue aria-[current]:bg-blue-wash two:flex-col-reverse two:items-start two:justify-end two:gap-0 two:rounded-control two:px-3 two:py-2"
      >
        <span className="text-soft two:text-sm">{label}</span> <span className="font-semibold two:text-xl">{count}</span>
      </Link>
    </li>
  )
}
