import { type RefObject, useLayoutEffect, useRef } from 'react'
import { type Box, raiseOver } from './step-aside.ts'

/** Until a scroll is over, nothing is measured: what is pressed does not move away under the finger. */
const restAfter = 150

/**
 * Keeps the corner above what stays at the bottom of the screen, the buttons of a form and those of a job, and above any button or field that it would
 * cover. It is measured, because under large letters they take several lines; and whenever the page changes its height, is scrolled or typed into.
 */
export function useLift(): RefObject<HTMLElement | null> {
  const corner = useRef<HTMLElement>(null)
  // Before the first paint, so that the corner never begins lower.
  useLayoutEffect(() => {
    const lift = (): void => {
      if (corner.current) corner.current.style.setProperty('--lift', `${raiseOf(corner.current)}px`)
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

function raiseOf(corner: HTMLElement): number {
  const box = boxAtRest(corner)
  const bar = barUnder(box)
  const controls = controlsIn(corner, box)
  const buttons = controls.filter((control) => control.matches('.button, input, select, textarea'))
  const primary = controls.filter((control) => control.matches('.button-primary'))
  // In a dense list not all of them can be free.
  return (
    raiseOver(box, boxesOf(controls), bar) ??
    raiseOver(box, boxesOf(buttons), bar) ??
    raiseOver(box, boxesOf(primary), bar) ??
    bar
  )
}

const boxesOf = (controls: readonly Element[]): Box[] => controls.map((control) => control.getBoundingClientRect())

/** Where it is without being raised, also while it is on its way. */
function boxAtRest(corner: HTMLElement): Box {
  const { left, right, width, height } = corner.getBoundingClientRect()
  const bottom = innerHeight - Number.parseFloat(getComputedStyle(corner).bottom)
  return { left, right: right || left + width, top: bottom - height, bottom }
}

/** The height of the bar, or 0 where it is beside the corner or has moved up with its form. */
function barUnder({ left, bottom }: Box): number {
  const bar = document.querySelector<HTMLElement>('.foot-bar, .apply-bar')
  if (!bar || /static|relative/.test(getComputedStyle(bar).position)) return 0
  const box = bar.getBoundingClientRect()
  return box.right < left || box.bottom < bottom ? 0 : bar.offsetHeight
}

/** Higher ones are cards, of which most can still be pressed. */
const highest = 80
const step = 20

/** What can be pressed in the column above the corner. Asking for points lays out nothing that is not in view. */
function controlsIn(corner: HTMLElement, { left, right, bottom }: Box): Element[] {
  const found = new Set<Element>()
  for (let y = bottom - 1; y > Math.max(0, bottom - 320); y -= step)
    for (let x = left + 1; x < right; x += step)
      for (const part of document.elementsFromPoint(x, y)) {
        const control = part.closest('a, button, input, select, textarea, summary')
        if (control && !corner.contains(control) && control.clientHeight <= highest) found.add(control)
      }
  return [...found]
}
