import { Badge, type BadgeLook } from '#platform/web/ui/badge.tsx'
import type { PostingState, PostingSummary } from '../contract.ts'
import { stateLabels } from '../rules.ts'

const looks: Readonly<Record<PostingState, BadgeLook>> = {
  draft: 'plain',
  waiting: 'marigold',
  open: 'leaf',
  paused: 'marigold',
  held: 'brick',
  closed: 'plain',
}

const closedAs: Readonly<Record<string, string>> = { filled: 'Filled', cancelled: 'Cancelled', removed: 'Removed by our staff' }

export function StateBadge({ state, reason, isExpired }: Pick<PostingSummary, 'state' | 'reason' | 'isExpired'>) {
  if (isExpired) return <Badge look="marigold">Expired</Badge>
  const text = state === 'closed' ? (closedAs[reason ?? ''] ?? stateLabels.closed) : stateLabels[state]
  return <Badge look={looks[state]}>{state === 'paused' && reason === 'unconfirmed' ? 'Paused: not confirmed' : text}</Badge>
}
