import { brand } from '#features/site/brand.ts'
import { FailedPart } from '#platform/web/ui/states.tsx'
import { useFigures } from './job-figures.ts'

export function Uncounted() {
  const { refetch, isFetching } = useFigures()
  return <FailedPart title="Failed to fetch the figures" isBusy={isFetching} onRetry={() => void refetch()} />
}

const { claims } = brand
const lines = [
  ['Active jobs', claims.activeJobs],
  ['New per week', claims.newJobsPerWeek],
  ['Companies hiring', claims.companiesHiring],
] as const

/** The owner's claims. Place them where no computed figure of the same kind is visible. */
export function JobStats() {
  return (
    <dl className="grid grid-cols-3 gap-3 wrap-anywhere border-y border-line py-3">
      {lines.map(([name, figure]) => (
        <div key={name} className="flex flex-col-reverse justify-end">
          <dt className="text-sm text-soft">{name}</dt>
          <dd className="text-lg font-semibold">{figure}</dd>
        </div>
      ))}
    </dl>
  )
}
