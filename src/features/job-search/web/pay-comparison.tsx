import { useQuery } from '@tanstack/react-query'
import type { Job } from '#features/jobs/contract.ts'
import { salaryText, shortRupees } from '#features/jobs/rules.ts'
import { ComparisonBar } from '#platform/web/ui/bars.tsx'
import type { SimilarPay } from '../contract.ts'
import { leastJobsForPay, rankOfPay } from '../rules.ts'
import { similarPayOf } from './similar-queries.ts'

const tooFewText = `Fewer than ${leastJobsForPay} similar jobs state their pay, so we do not compare.`

/** Compares the pay of a job with that of similar open jobs. Space is reserved, so that nothing moves when the comparison loads. */
export function PayComparison({ job }: { readonly job: Job }) {
  const { data: similar, isError } = useQuery(similarPayOf(job.id))
  return (
    <div className="grid min-h-15 content-start gap-1 text-sm text-soft">
      {similar?.pay ? (
        <Compared job={job} similar={similar} pay={similar.pay} />
      ) : (
        <p>{similar ? tooFewText : isError ? "We couldn't load the pay of similar jobs." : ''}</p>
      )}
    </div>
  )
}

type ComparedProps = { readonly job: Job; readonly similar: SimilarPay; readonly pay: NonNullable<SimilarPay['pay']> }

const ranks = { less: 'Pays less than most. ', usual: 'Pays the usual range. ', more: 'Pays more than most. ' }

function Compared({ job, similar, pay }: ComparedProps) {
  const rank = rankOfPay(job, similar)
  const low = job.salaryMin ?? job.salaryMax
  const high = job.salaryMax ?? job.salaryMin
  return (
    <>
      <ComparisonBar
        own={low === null || high === null ? null : { low, high }}
        others={{ low: pay.lowerQuarter, middle: pay.median, high: pay.upperQuarter }}
      />
      <p>
        {rank && <strong className="font-medium text-ink">{ranks[rank]}</strong>}
        Half of {similar.jobs.toLocaleString('en-IN')} similar jobs in {similar.place ?? 'India'}
        {!similar.isSameLevel && ', at all levels,'} pay{' '}
        {salaryText({ salaryMin: pay.lowerQuarter, salaryMax: pay.upperQuarter })}; median {shortRupees(pay.median)}.
      </p>
    </>
  )
}
