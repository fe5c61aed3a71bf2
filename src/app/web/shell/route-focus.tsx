import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useScrollRestoration } from './use-scroll-restoration.ts'

/**
 * Does what a browser does when it loads a page: scrolls to the top or, on going back, to the earlier position. The focus, and with it a screen
 * reader, goes to the heading of the new screen.
 */
export function RouteFocus() {
  const { pathname, hash } = useLocation()
  const last = useRef(pathname)
  useScrollRestoration()
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    const main = document.querySelector('main')
    // The focus stays if the screen has focused its first field.
    if (hash || !main || main.contains(document.activeElement)) return
    const heading = main.querySelector('h1') ?? main
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [pathname, hash])
  return null
}
