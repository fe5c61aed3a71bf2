import { useEffect, useRef } from 'react'
import { ScrollRestoration, useLocation } from 'react-router'

/**
 * What a browser does by itself when a page is loaded: the eye goes to the top or, on the way back, to where it was;
 * the focus, and with it a screen reader, goes to the heading of the new screen.
 */
export function RouteFocus() {
  const { pathname, hash } = useLocation()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    const main = document.querySelector('main')
    // A screen that has put the focus into its first field knows better.
    if (hash || !main || main.contains(document.activeElement)) return
    const heading = main.querySelector('h1') ?? main
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [pathname, hash])
  return <ScrollRestoration />
}
