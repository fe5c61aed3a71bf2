import { type RefObject, useLayoutEffect, useRef } from 'react'
import { type Box, raiseOver } from './step-aside.ts'

/** Nothing is measured until this time after a scroll, so that a pressed element does not move away under the finger. */
const restAfter = 150

/**
 * Keeps the corner above everything at the bottom of the screen: the buttons of a form or of a job, and any button or field that it would cover. The
 * height is measured, because with large text these take several lines: initially, and whenever the page changes its height, is scrolled or typed
 * into.
 */
export function useLift(): RefObject<HTMLElement | null> {
  const corner = useRef<HTMLElement>(null)
  // Before the first paint, so that the corner never appears lower.
  useLayoutEffect(() => {
    const lift = (): void => {
      if (corner.current) putAside(corner.current)
    }
    let rest: ReturnType<typeof setTimeout> | undefined
    const liftAtRest = (): void => {
      clearTimeout(rest)
      rest = setTimeout(lift, restAfter)
    }
    lift()
    const observer = new ResizeObserver(lift)
    observer.observe(document.body)
    const moments = ['resize', 'scroll', 'focusin', 'focusout'] as const
    for (const moment of moments) addEventListener(moment, liftAtRest, { passive: true })
    return () => {
      clearTimeout(rest)
      observer.disconnect()
      for (const moment of moments) removeEventListener(moment, liftAtRest)
    }
  }, [])
  return corner
}

/**
 * If the rows of a dense list leave no gap, the corner moves into the margin of the page: first by half of it, then as narrow as can still be
 * pressed.
 */
const furthestAside = 8
const narrowest = 28
/** A wider button has a text (on wide screens) and is not narrowed. */
const mostNarrowed = 48

type Position = { readonly raise: number; readonly aside?: number; readonly isNarrow?: boolean }

function putAside(corner: HTMLElement): void {
  // It is measured without being narrowed.
  corner.toggleAttribute('data-narrow', false)
  const { raise, aside = 0, isNarrow = false } = placeOf(corner)
  corner.style.setProperty('--lift', `${raise}px`)
  corner.style.setProperty('--aside', `${aside}px`)
  corner.toggleAttribute('data-narrow', isNarrow)
}

function placeOf(corner: HTMLElement): Position {
  const box = boxAtRest(corner)
  const bar = barUnder(box)
  const edge = document.documentElement.clientWidth
  const controls = controlsIn(corner, { ...box, right: edge })
  const free = (at: Box, some = controls): number | null => raiseOver(at, boxesOf(some), bar)
  const buttons = controls.filter((control) => control.matches('.button, input, select, textarea'))
  const primary = controls.filter((control) => control.matches('.button-primary'))
  const beside = { ...box, left: box.left + furthestAside, right: box.right + furthestAside }
  const inMargin = { ...box, left: edge - narrowest, right: edge }
  const places: readonly (readonly [raise: () => number | null, rest?: Omit<Position, 'raise'>])[] = [
    [() => free(box)],
    [() => free(beside), { aside: furthestAside }],
    [() => (box.right - box.left > mostNarrowed ? null : free(inMargin)), { isNarrow: true }],
    // If not all controls can stay uncovered, at least the buttons should.
    [() => free(box, buttons)],
    [() => free(box, primary)],
  ]
  for (const [find, rest] of places) {
    const raise = find()
    if (raise !== null) return { raise, ...rest }
  }
  return { raise: bar }
}

const boxesOf = (controls: readonly Element[]): Box[] => controls.map((control) => control.getBoundingClientRect())

/** The position without being raised, also during a transition. */
function boxAtRest(corner: HTMLElement): Box {
  const { width, height } = corner.getBoundingClientRect()
  const style = getComputedStyle(corner)
  const bottom = innerHeight - Number.parseFloat(style.bottom)
  const right = document.documentElement.clientWidth - Number.parseFloat(style.right)
  return { left: right - width, right, top: bottom - height, bottom }
}

/** The height of the bar below the corner; 0 if the bar is beside the corner or has moved up with its form. */
function barUnder({ left, bottom }: Box): number {
  const bar = document.querySelector<HTMLElement>('.foot-bar, .apply-bar')
  if (!bar || /static|relative/.test(getComputedStyle(bar).position)) return 0
  const box = bar.getBoundingClientRect()
  return box.right < left || box.bottom < bottom ? 0 : bar.offsetHeight
}

/** Higher elements are cards, of which most stays uncovered. */
const highest = 80
const furthestUp = 320

/**
 * The controls in the column above the corner. Content that the browser skips is not laid out for this. The position is checked only where a bounding
 * box says that there is something: on a phone each check takes a millisecond, and the whole column had two hundred.
 */
function controlsIn(corner: HTMLElement, { left, right, bottom }: Box): Element[] {
  const column = new DOMRect(left, Math.max(0, bottom - furthestUp), right - left, Math.min(bottom, furthestUp))
  return [...document.querySelectorAll('a, button, input, select, textarea, summary')].filter(
    (control) =>
      !corner.contains(control) &&
      isLaidOut(control) &&
      control.clientHeight <= highest &&
      [...control.getClientRects()].some((line) => isSeenIn(column, control, line)),
  )
}

/** Browsers before 2024 cannot tell, so everything counts as laid out. */
const isLaidOut = (part: Element): boolean =>
  !('checkVisibility' in part) || part.checkVisibility({ contentVisibilityAuto: true })

/** False also if the control is cut off by its scrolled list. */
function isSeenIn(column: DOMRect, control: Element, line: DOMRect): boolean {
  const [left, right] = [Math.max(line.left, column.left), Math.min(line.right, column.right)]
  const [top, bottom] = [Math.max(line.top, column.top), Math.min(line.bottom, column.bottom)]
  return left < right && top < bottom && document.elementsFromPoint((left + right) / 2, (top + bottom) / 2).includes(control)
}
