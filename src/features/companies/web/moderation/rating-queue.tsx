import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { QueueEntry } from '#features/moderation/web/queue-entry.tsx'
import { useQueueFilter } from '#features/moderation/web/queue-filter.ts'
import { QueueFrame } from '#features/moderation/web/queue-frame.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { EmptyState } from '#platform/web/ui/states.tsx'
import { useAction } from '#platform/web/use-action.ts'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import type { QueuedRating } from '../../rating-contract.ts'
import { DeclineRating, RatingText } from './queued-rating.tsx'
import { useQueueKeys } from './use-queue-keys.ts'
import { useVerdict, waitingRatings } from './use-verdict.ts'

const kinds = Object.fromEntries([1, 2, 3, 4, 5].map((rating) => [String(rating), `${rating} of 5`]))

export function RatingQueue() {
  const { data: ratings } = useSuspenseQuery(waitingRatings(useQueueFilter()))
  const list = useQueueKeys()
  return (
    <QueueFrame
      queue="company-ratings"
      kinds={kinds}
      shown={ratings.length}
      empty={<EmptyState title="No ratings to review">New ratings will appear here.</EmptyState>}
    >
      <p className="text-sm text-soft max-lg:hidden">Keys in a rating: ↑ ↓ to move, P to publish, D to decline.</p>
      <ul ref={list} aria-label="Ratings to review" className="grid gap-4">
        {ratings.map((rating) => (
          <li key={rating.id} tabIndex={-1} className="rounded-card">
            <Waiting rating={rating} />
          </li>
        ))}
      </ul>
    </QueueFrame>
  )
}

type WaitingProps = { readonly rating: QueuedRating }

function Waiting({ rating }: WaitingProps) {
  const [isDeclining, setDeclining] = useState(false)
  const verdict = useVerdict(rating, waitingRatings(useQueueFilter()))
  const { isBusy, run: publish } = useAction(
    () => verdict.decide('published'),
    (error) => verdict.onFailure(error, false),
  )
  const isHydrated = useHydrated()
  return (
    <Card className="grid gap-3">
      <RatingText rating={rating} />
      <QueueEntry queue="company-ratings" itemId={rating.id} label={`rating of ${rating.companyName}`} />
      {isDeclining ? (
        <DeclineRating verdict={verdict} onClose={() => setDeclining(false)} />
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button
            look="outline"
            isBusy={isBusy}
            disabled={!isHydrated}
            data-key="p"
            aria-keyshortcuts="P"
            onClick={() => publish()}
          >
            Publish
          </Button>
          <Button look="danger" disabled={!isHydrated} data-key="d" aria-keyshortcuts="D" onClick={() => setDeclining(true)}>
            Decline
          </Button>
        </div>
      )}
    </Card>
  )
}
