import { useQuery, useQueryClient } from '@tanstack/react-query'
import { buttonFailure } from '#features/staff/web/signed-out.ts'
import { timeText } from '#platform/contract/dates.ts'
import { apiCalls } from '#platform/web/call.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { tellFailure, useAction } from '#platform/web/use-action.ts'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import type { moderation, QueueEntry as Entry } from '../contract.ts'
import { between, spanText } from './age-text.ts'
import { queueState } from './queue-queries.ts'

const call = apiCalls<typeof moderation>()

type QueueEntryProps = {
  readonly queue: string
  readonly itemId: string
  /** Part of the names of the buttons. */
  readonly label: string
}

/**
 * A part of the card of an entry: how long it has waited, when it is due, and who has claimed it. Renders nothing for an entry that does not wait any
 * more.
 */
export function QueueEntry({ queue, itemId, label }: QueueEntryProps) {
  const { data: state } = useQuery({ ...queueState(queue), enabled: false })
  const entry = state?.entries.find((one) => one.itemId === itemId)
  if (!state || !entry) return null
  const left = between(state.at, entry.dueAt)
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-soft">
      <span>Waiting for {spanText(between(entry.since, state.at))}</span>
      {left > 0 ? <span>Due in {spanText(left)}</span> : <Badge look="brick">Overdue by {spanText(-left)}</Badge>}
      <ClaimState queue={queue} entry={entry} label={label} />
    </div>
  )
}

function ClaimState({ queue, entry: { itemId, claim }, label }: Omit<QueueEntryProps, 'itemId'> & { readonly entry: Entry }) {
  const isHydrated = useHydrated()
  const { isBusy, run } = useClaim(queue, itemId)
  const button = { look: 'quiet', isBusy, disabled: !isHydrated, onClick: () => run(!claim) } as const
  if (claim && !claim.isYours)
    return (
      <Badge look="marigold">
        Claimed by {claim.name} until {timeText(claim.until)}
      </Badge>
    )
  return (
    <>
      {claim && <Badge look="blue">Claimed by you until {timeText(claim.until)}</Badge>}
      <Button {...button} aria-label={`${claim ? 'Give back' : 'Claim'}: ${label}`}>
        {claim ? 'Give back' : 'Claim'}
      </Button>
    </>
  )
}

function useClaim(queue: string, itemId: string) {
  const client = useQueryClient()
  const params = { queue, itemId }
  return useAction(
    async (isWanted: boolean) => {
      if (isWanted) await call('PUT /api/admin/queues/:queue/claims/:itemId', { params })
      else await call('DELETE /api/admin/queues/:queue/claims/:itemId', { params })
      await client.invalidateQueries(queueState(queue))
    },
    (error) => {
      tellFailure(buttonFailure('Not Claimed'), error)
      // Somebody else was faster, and the reloaded screen says who.
      void client.invalidateQueries(queueState(queue))
    },
  )
}
