import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Keeps the corner above what stays at the bottom of the screen: the buttons of a form, and those of a job. It is measured, because under large letters they
 * take several lines; and whenever the page changes its height, because screens come and go.
 */
export function useLift(): RefObject<HTMLElement | null> {
  const corner = useRef<HTMLElement>(null)
  // Before the first paint, so that the corner never begins lower.
  useLayoutEffect(() => {
    const lift = (): void => corner.current?.style.setProperty('--foot-bar', `${corner.current ? barUnder(corner.current) : 0}px`)
    lift()
    const observer = new ResizeObserver(lift)
    observer.observe(document.body)
    addEventListener('resize', lift)
    return () => {
      observer.disconnect()
      removeEventListener('resize', lift)
    }
  }, [])
  return corner
}

/** The height of the bar, or 0 where it is beside the corner or moves with the page. */
function barUnder(corner: HTMLElement): number {
  const bar = document.querySelector<HTMLElement>('.foot-bar, .apply-bar')
  if (!bar || bar.getBoundingClientRect().right < corner.getBoundingClientRect().left) return 0
  // During typing the bar of a form moves with it, but soon comes back.
  return bar.matches('.foot-bar') || getComputedStyle(bar).position === 'fixed' ? bar.offsetHeight : 0
}
