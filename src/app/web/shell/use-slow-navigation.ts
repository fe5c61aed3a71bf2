import { useEffect, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'

const shownAfterMs = 300

/**
 * The path of the next screen while it takes long, or null. A change within one screen, such as another filter, does not count: its list stays.
 * If the navigation is given up, the page is as it was: at the same place, with the focus where it was.
 */
export function useSlowNavigation(): string | null {
  const { location: next } = useNavigation()
  const { pathname } = useLocation()
  const wanted = next && next.pathname !== pathname ? next.pathname : null
  const [slow, setSlow] = useState<string | null>(null)
  useEffect(() => {
    if (wanted === null) return
    const restore = rememberPlace(pathname)
    const timer = setTimeout(() => setSlow(wanted), shownAfterMs)
    return () => {
      clearTimeout(timer)
      setSlow(null)
      restore()
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies, react-hooks/exhaustive-deps -- the path changes when the navigation has ended
  }, [wanted])
  const shown = wanted !== null && slow === wanted ? slow : null
  useEffect(() => {
    if (shown !== null) window.scrollTo(0, 0)
  }, [shown])
  return shown
}

/** Going back, the browser shows the next address at once: then this is not the place of the page. */
function rememberPlace(pathname: string): () => void {
  if (location.pathname !== pathname) return () => {}
  const { scrollY } = window
  const focused = document.activeElement
  return () => {
    if (location.pathname !== pathname || document.activeElement === focused) return
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
    window.scrollTo(0, scrollY)
  }
}
