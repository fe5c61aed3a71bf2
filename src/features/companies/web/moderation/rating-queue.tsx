import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { dateText } from '#platform/contract/dates.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { EmptyState } from '#platform/web/ui/states.tsx'
import { useAction } from '#platform/web/use-action.ts'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import type { QueuedRating } from '../../rating-contract.ts'
import { DeclineForm } from './decline-form.tsx'
import { useQueueKeys } from './use-queue-keys.ts'
import { useVerdict, waitingRatings } from './use-verdict.ts'

export function RatingQueue() {
  const { data: ratings } = useSuspenseQuery(waitingRatings)
  const list = useQueueKeys(ratings.length)
  if (ratings.length === 0) return <EmptyState title="No ratings to review">New ratings will appear here.</EmptyState>
  return (
    <div className="grid gap-3">
      <p className="text-sm text-soft max-lg:hidden">Keys in a rating: ↑ ↓ to move, P to publish, D to decline.</p>
      <ul ref={list} aria-label="Ratings to review" className="grid gap-4">
        {ratings.map((rating) => (
          <li key={rating.id} tabIndex={-1} className="rounded-card">
            <Waiting rating={rating} />
          </li>
        ))}
      </ul>
    </div>
  )
}

type WaitingProps = { readonly rating: QueuedRating }

function Waiting({ rating }: WaitingProps) {
  const [isDeclining, setDeclining] = useState(false)
  const verdict = useVerdict(rating.id)
  const { isBusy, run: publish } = useAction(() => verdict.decide('published'), verdict.onFailure)
  const isHydrated = useHydrated()
  return (
    <Card className="grid gap-3">
      <WaitingText rating={rating} />
      {isDeclining ? (
        <DeclineForm verdict={verdict} onClose={() => setDeclining(false)} />
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

function WaitingText({ rating: { companyName, rating, body, createdAt } }: WaitingProps) {
  return (
    <>
      <div>
        <h2 className="text-lg">{companyName}</h2>
        <p>
          <strong className="font-semibold">{rating} of 5</strong>{' '}
          <span className="text-soft">
            · <time dateTime={createdAt}>{dateText(createdAt)}</time>
          </span>
        </p>
      </div>
      {body ? (
        <p className="max-w-prose whitespace-pre-line wrap-anywhere">{body}</p>
      ) : (
        <p className="text-soft">Without a text.</p>
      )}
    </>
  )
}
