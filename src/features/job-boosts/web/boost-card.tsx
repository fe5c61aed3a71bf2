import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { employerProfile } from '#features/employers/web/employer-queries.ts'
import { longDateText } from '#platform/contract/dates.ts'
import { apiQuery } from '#platform/web/api-queries.ts'
import { apiCalls } from '#platform/web/call.ts'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import { useAction } from '#platform/web/use-action.ts'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import type { jobBoosts } from '../contract.ts'

const call = apiCalls<typeof jobBoosts>()

export const boostOf = (jobId: string) =>
  apiQuery<typeof jobBoosts>()('GET /api/employer/postings/:postingId/boost', { params: { postingId: jobId } })

/** For an open job. */
export function BoostCard({ jobId }: { readonly jobId: string }) {
  const { left, until } = useSuspenseQuery(boostOf(jobId)).data
  const { role } = useSuspenseQuery(employerProfile).data
  return (
    <Card aria-labelledby="boost" className="grid gap-2">
      <h2 id="boost" className="text-lg">
        Boost
      </h2>
      {until ? (
        <p>Promoted until {longDateText(until)}, above the results of searches that it matches.</p>
      ) : (
        <p>For 7 days your job is above the results of searches that it matches, marked as promoted.</p>
      )}
      <p className="text-soft">{leftText(left)}</p>
      {!until && role !== 'viewer' && (left > 0 ? <BoostButton jobId={jobId} /> : <NoBoosts />)}
    </Card>
  )
}

function leftText(left: number): string {
  if (left === 0) return 'Your company has no boosts left.'
  return `Your company has ${left.toLocaleString('en-IN')} ${left === 1 ? 'boost' : 'boosts'} left.`
}

function BoostButton({ jobId }: { readonly jobId: string }) {
  const client = useQueryClient()
  const isHydrated = useHydrated()
  const { isBusy, run } = useAction(
    async () => {
      const boost = await call('POST /api/employer/postings/:postingId/boost', { params: { postingId: jobId } })
      client.setQueryData(boostOf(jobId).queryKey, boost)
      toast({ title: 'Job Promoted' })
    },
    { title: 'Not Promoted' },
  )
  return (
    <Button look="secondary" isBusy={isBusy} disabled={!isHydrated} onClick={() => run()}>
      Boost for 7 days
    </Button>
  )
}

function NoBoosts() {
  return (
    <ButtonLink to="/pricing?for=employers" look="secondary">
      See plans
    </ButtonLink>
  )
}
