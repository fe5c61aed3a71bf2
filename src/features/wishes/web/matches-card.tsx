import { useQuery } from '@tanstack/react-query'
import type { Answer } from '#platform/contract/endpoint.ts'
import { Card } from '#platform/web/ui/card.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import { FailedPart } from '#platform/web/ui/states.tsx'
import type { wishes } from '../contract.ts'
import { type MatchActions, MatchList } from './match-list.tsx'
import { newestMatches, wishCount } from './wish-queries.ts'

/** A card on the home screen of a signed-in person. */
export function MatchesCard({ actionsFor }: MatchActions) {
  const { data: matches, refetch, isFetching } = useQuery(newestMatches)
  const { data: count } = useQuery({ ...wishCount, enabled: false })
  return (
    <Card className="grid gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 className="text-lg">Matches for your wishes</h2>
        <Link to="/wishes" className="-my-2.5 inline-flex min-h-11 shrink-0 items-center text-blue-dark hover:underline">
          My Wishes
        </Link>
      </div>
      {!matches && <FailedPart title="Failed to fetch your matches" isBusy={isFetching} onRetry={() => void refetch()} />}
      {matches?.length === 0 && <p className="text-soft">No matches yet. {whatNext(count)}</p>}
      {matches && matches.length > 0 && <MatchList matches={matches} actionsFor={actionsFor} />}
    </Card>
  )
}

function whatNext(count: Answer<(typeof wishes)['GET /api/wishes/count']> | undefined): string {
  if (!count?.wishes) return 'Make a wish below and matching jobs will appear here.'
  if (count.active === 0) return 'Your wishes are paused. Resume one under My Wishes.'
  return 'We check every new job within a minute or two.'
}
