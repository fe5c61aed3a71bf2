import { useQuery } from '@tanstack/react-query'
import { RangeBar } from '#platform/web/ui/bars.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import { FailedPart, Loading, Skeleton } from '#platform/web/ui/states.tsx'
import type { Market } from '../contract.ts'
import { leastJobsForFigures, payText, roleLabels, type SalaryQuestion, salaryLocationLabels, yearlyText } from '../rules.ts'
import { marketFor } from './salary-question.ts'

/** What employers on this portal offer now; left out if there are too few jobs. */
export function MarketInsights({ question: { role, location } }: { readonly question: SalaryQuestion }) {
  const { data: market, refetch, isFetching, errorUpdateCount } = useQuery({ ...marketFor(role, location), enabled: false })
  const place = location === 'other' ? 'India' : salaryLocationLabels[location]
  const search = new URLSearchParams({ q: roleLabels[role], ...(location === 'other' ? {} : { location: place }) })
  return (
    <Card aria-labelledby="market" className="grid gap-3">
      <h2 id="market" className="text-xl">
        Market insights
      </h2>
      {market ? (
        <>
          <p className="text-soft">
            {roleLabels[role]} jobs open in {place} that state their pay: {market.statedJobs.toLocaleString('en-IN')}
          </p>
          {market.pay ? <Offered pay={market.pay} /> : <TooFew />}
        </>
      ) : isFetching && errorUpdateCount === 0 ? (
        <Loading label="Counting open jobs…">
          <Skeleton className="mb-3 h-6" />
          <Skeleton className="h-12" />
        </Loading>
      ) : (
        <FailedPart title="Failed to fetch what open jobs offer" isBusy={isFetching} onRetry={() => void refetch()} />
      )}
      <Link
        to={`/jobs?${search.toString()}`}
        className="inline-flex min-h-11 items-center justify-self-start text-blue-dark underline underline-offset-4"
      >
        Search {roleLabels[role]} jobs in {place}
      </Link>
    </Card>
  )
}

function Offered({ pay: { lowerQuarter, median, upperQuarter } }: { readonly pay: NonNullable<Market['pay']> }) {
  return (
    <>
      <p>
        Median of advertised pay: <strong>{payText(median)}</strong>
      </p>
      <RangeBar
        label={`Half of them offer between ${payText(lowerQuarter)} and ${payText(upperQuarter)}`}
        from={0}
        to={upperQuarter * 1.25}
        low={lowerQuarter}
        high={upperQuarter}
        middle={median}
      />
      <p className="text-soft">
        Half of them offer between {payText(lowerQuarter)} and {yearlyText(upperQuarter)}.
      </p>
    </>
  )
}

function TooFew() {
  return (
    <p>
      <strong>Not enough data yet</strong> (we need {leastJobsForFigures} jobs).
    </p>
  )
}
