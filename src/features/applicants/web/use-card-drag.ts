import { type RefObject, useEffect, useRef } from 'react'
import type { Applicant } from '../contract.ts'
import { type DragHandlers, listenForDrags } from './card-drag.ts'

/** With a mouse a card moves after a few pixels; with a finger after a long press, because a swipe scrolls the board. */
export function useCardDrag(dragging: DragHandlers<Applicant>): RefObject<HTMLElement | null> {
  const board = useRef<HTMLElement>(null)
  const latest = useRef(dragging)
  useEffect(() => {
    latest.current = dragging
  })
  useEffect(() => (board.current ? listenForDrags(board.current, () => latest.current) : undefined), [])
  return board
}
