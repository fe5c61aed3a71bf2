import { GripVertical } from 'lucide-react'
import { dateText } from '#platform/contract/dates.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import type { Applicant } from '../contract.ts'
import { factsText } from './applicant-facts.tsx'
import { applicantHref, type ListState } from './applicant-filter.ts'

type BoardCardProps = {
  readonly card: Applicant
  readonly list: ListState
  readonly isLifted: boolean
  readonly onLift: (card: Applicant) => void
}

/** The whole card can be dragged; its button moves it without dragging. */
export function BoardCard({ card, list, isLifted, onLift }: BoardCardProps) {
  const { id, cv, next } = card
  const isHydrated = useHydrated()
  const isMovable = next.length > 0
  return (
    <li
      data-card={id}
      data-movable={isMovable || undefined}
      className={`grid gap-1 rounded-control border bg-card p-3 wrap-anywhere [-webkit-touch-callout:none] ${isMovable ? 'cursor-grab select-none' : ''} ${isLifted ? 'border-blue opacity-60' : 'border-line'}`}
    >
      <div className="flex items-start justify-between gap-2">
        <Link
          to={applicantHref(id, 'board', list)}
          draggable={false}
          className="-my-2 py-2 font-medium text-blue-dark hover:underline"
        >
          {cv.fullName}
        </Link>
        {isMovable && (
          <button
            type="button"
            aria-label={`Move ${cv.fullName}`}
            disabled={!isHydrated}
            onClick={() => onLift(card)}
            className="-mt-2 -mr-2 grid size-11 shrink-0 cursor-pointer place-items-center rounded-control text-soft hover:bg-paper"
          >
            <GripVertical aria-hidden="true" className="size-5" />
          </button>
        )}
      </div>
      <CardFacts card={card} list={list} />
    </li>
  )
}

function CardFacts({ card, list }: Pick<BoardCardProps, 'card' | 'list'>) {
  const { cv, appliedAt, unread, score, isSuspended } = card
  return (
    <>
      <p className="text-sm">{cv.headline}</p>
      <p className="text-sm text-soft">{factsText(card)}</p>
      <p className="flex flex-wrap items-center gap-2 text-sm text-soft">
        <time dateTime={appliedAt}>{dateText(appliedAt)}</time>
        {!list.jobId && <span>{card.jobTitle}</span>}
        {score !== null && <Badge>Score {score.toFixed(1)}</Badge>}
        {unread > 0 && <Badge look="marigold">{unread} new</Badge>}
        {isSuspended && <Badge look="brick">Account suspended</Badge>}
      </p>
    </>
  )
}
