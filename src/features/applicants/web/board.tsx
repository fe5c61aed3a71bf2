import { useSuspenseQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { ApplicationStatus } from '#features/applications/contract.ts'
import { statusLabels } from '#features/applications/rules.ts'
import { Link } from '#platform/web/ui/link.tsx'
import type { Applicant, BoardColumn } from '../contract.ts'
import { statusForKey } from '../rules.ts'
import { listHref, type ListState } from './applicant-filter.ts'
import { boardFor } from './applicant-queries.ts'
import { BoardCard } from './board-card.tsx'
import { type DragHandlers, listenForDrags } from './card-drag.ts'
import { MoveTray } from './move-tray.tsx'
import { useMoveActions } from './use-move-actions.tsx'
import { useSingleKeys } from './use-single-keys.ts'

/** A board with a column for each status. Cards are moved by mouse, by touch after a long press, or by keyboard with the card's button. */
export function Board({ list }: { readonly list: ListState }) {
  const { data: columns } = useSuspenseQuery(boardFor(list))
  const [lifted, setLifted] = useState<Applicant | null>(null)
  const { request, dialog } = useMoveActions()
  const find = (id: string): Applicant | undefined => columns.flatMap(({ items }) => items).find((card) => card.id === id)
  const drop = (card: Applicant, to: ApplicationStatus | null): void => {
    setLifted(null)
    if (to && card.next.includes(to)) request([card], to)
  }
  const drag = useCardDrag({ find, onLift: setLifted, onDrop: drop })
  useSingleKeys((key) => {
    const id = document.activeElement?.closest<HTMLElement>('[data-card]')?.dataset['card']
    const [card, to] = [id ? find(id) : undefined, statusForKey(key)]
    if (!card || !to) return false
    request([card], to)
    return true
  })
  return (
    <>
      <section
        ref={drag}
        aria-label="Board"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable without a mouse
        tabIndex={0}
        className="relative overflow-x-auto pb-2 max-two:snap-x max-two:snap-proximity"
      >
        <ul className="flex min-w-max gap-3">
          {columns.map((column) => (
            <Column key={column.status} column={column} list={list} lifted={lifted} onLift={setLifted} />
          ))}
        </ul>
      </section>
      <MoveTray card={lifted} onChoose={(to) => lifted && drop(lifted, to)} />
      {dialog}
    </>
  )
}

/** With a mouse, a drag begins after a few pixels; with a finger after a long press, because a swipe scrolls the board. */
function useCardDrag(dragging: DragHandlers<Applicant>): RefObject<HTMLElement | null> {
  const board = useRef<HTMLElement>(null)
  const latest = useRef(dragging)
  useEffect(() => {
    latest.current = dragging
  })
  useEffect(() => (board.current ? listenForDrags(board.current, () => latest.current) : undefined), [])
  return board
}

type ColumnProps = {
  readonly column: BoardColumn
  readonly list: ListState
  readonly lifted: Applicant | null
  readonly onLift: (card: Applicant) => void
}

const counted = 100

function Column({ column: { status, total, items }, list, lifted, onLift }: ColumnProps) {
  const isTarget = lifted?.next.includes(status) ?? false
  return (
    <li
      data-drop-status={isTarget ? status : undefined}
      className={`grid w-70 shrink-0 snap-start content-start gap-2 rounded-card border p-2 ${isTarget ? 'border-blue bg-blue-wash' : 'border-line bg-paper'}`}
    >
      <h2 className="flex items-baseline justify-between gap-2 px-1 text-base">
        {statusLabels[status]}
        <span className="text-sm font-normal text-soft">{total > counted ? `${counted}+` : total}</span>
      </h2>
      {items.length === 0 && <p className="px-1 pb-2 text-sm text-soft">Nobody</p>}
      <ul aria-label={statusLabels[status]} className="grid gap-2">
        {items.map((card) => (
          <BoardCard key={card.id} card={card} list={list} isLifted={lifted?.id === card.id} onLift={onLift} />
        ))}
      </ul>
      {total > items.length && (
        <Link
          to={listHref({ view: 'table', list: { ...list, status } })}
          className="flex min-h-11 items-center justify-center text-blue-dark hover:underline"
        >
          See all <span className="sr-only">in {statusLabels[status]}</span>
        </Link>
      )}
    </li>
  )
}
