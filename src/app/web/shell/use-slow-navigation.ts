import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'

const shownAfterMs = 300

/** The reader's place on the present screen when the next screen began to load. */
type ScrollAndFocus = {
  readonly pathname: string
  readonly scrollY: number
  readonly focused: Element | null
  readonly isLeft: boolean
}

/**
 * The path of the next screen while it takes long to load, or null. A change within one screen, such as another filter, does not count, because its
 * list stays. If the navigation is aborted, the scroll position and the focus are restored.
 */
export function useSlowNavigation(): string | null {
  const { location: next } = useNavigation()
  const { pathname } = useLocation()
  const wanted = next && next.pathname !== pathname ? next.pathname : null
  const [slow, setSlow] = useState<string | null>(null)
  const place = useRef<ScrollAndFocus | null>(null)
  useEffect(() => {
    // Compares with the router's path: the URL of the browser changes before the screen when going back.
    if (wanted === null) {
      if (place.current?.isLeft && place.current.pathname === pathname) returnTo(place.current)
      place.current = null
      return
    }
    const from = { pathname, scrollY: window.scrollY, focused: document.activeElement }
    place.current ??= { ...from, isLeft: false }
    const timer = setTimeout(() => {
      place.current = { ...(place.current ?? from), isLeft: true }
      setSlow(wanted)
    }, shownAfterMs)
    return () => {
      clearTimeout(timer)
      setSlow(null)
    }
  }, [wanted, pathname])
  const shown = wanted !== null && slow === wanted ? slow : null
  useEffect(() => {
    if (shown !== null) window.scrollTo(0, 0)
  }, [shown])
  return shown
}

function returnTo({ scrollY, focused }: ScrollAndFocus): void {
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  window.scrollTo(0, scrollY)
}
