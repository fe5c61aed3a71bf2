import { use, useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { UNSAFE_DataRouterContext, UNSAFE_DataRouterStateContext, useLocation, useNavigation } from 'react-router'
import { assertDefined } from '#platform/contract/assert-defined.ts'

const storageKey = 'scroll-positions'
/** The scroll positions, keyed by history entry. */
let positions: Record<string, number> = {}

/**
 * Scrolls a new screen to its top or to the part in the hash of the URL; going back or reloading restores the earlier position. The browser would do
 * so before the screen is rendered. The router stores the position when a screen is left and says which position to restore.
 */
export function useScrollRestoration(): void {
  // These are always defined, because every screen is inside the router.
  const { router } = assertDefined(use(UNSAFE_DataRouterContext), 'the router')
  const state = assertDefined(use(UNSAFE_DataRouterStateContext), 'the state of the router')
  const { restoreScrollPosition, preventScrollReset } = state
  const location = useLocation()
  const { state: progress } = useNavigation()
  const keep = useEffectEvent(() => {
    if (progress === 'idle') positions[location.key] = scrollY
    quietly(() => sessionStorage.setItem(storageKey, JSON.stringify(positions)))
    // When the page is left, the browser restores positions on other pages.
    history.scrollRestoration = 'auto'
  })
  useEffect(() => {
    takeOver()
    const leave = (): void => keep()
    addEventListener('pageshow', takeOver)
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pageshow', takeOver)
      removeEventListener('pagehide', leave)
      history.scrollRestoration = 'auto'
    }
  }, [])
  useLayoutEffect(() => {
    quietly(() => (positions = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as typeof positions)) // `keep` above has written it
    return router.enableScrollRestoration(positions, () => scrollY)
  }, [router])
  useLayoutEffect(() => {
    // The result of `scrollTo` is ignored: newer browsers return a promise.
    if (typeof restoreScrollPosition === 'number') scrollTo(0, restoreScrollPosition)
    else if (restoreScrollPosition !== false) showBeginning(partOf(location.hash), !preventScrollReset)
  }, [location, restoreScrollPosition, preventScrollReset])
}

function showBeginning(part: HTMLElement | null, isNewScreen: boolean): void {
  if (part) part.scrollIntoView()
  else if (isNewScreen) scrollTo(0, 0)
}

function takeOver(): void {
  history.scrollRestoration = 'manual'
}

function partOf(hash: string): HTMLElement | null {
  let id = ''
  // Invalid percent-encoding after a # throws.
  quietly(() => (id = decodeURIComponent(hash.slice(1))))
  return id ? document.getElementById(id) : null
}

/** Without storage, the positions last as long as the page. */
function quietly(work: () => void): void {
  try {
    work()
  } catch {
    // The storage is not available.
  }
}
