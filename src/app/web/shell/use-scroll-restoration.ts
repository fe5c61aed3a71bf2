import { use, useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { UNSAFE_DataRouterContext, UNSAFE_DataRouterStateContext, useLocation, useNavigation } from 'react-router'
import { assertDefined } from '#platform/contract/assert-defined.ts'

const storageKey = 'scroll-positions'
/** By the key of each entry of the history. */
let positions: Record<string, number> = {}

/**
 * A new screen begins at its top or at the part that its address names; going back and loading a page again show what was seen before. The browser
 * would do it before the screen is there. The router decides when: it keeps a position when a screen is left, and says which is to be shown.
 */
export function useScrollRestoration(): void {
  // Every screen is inside the router.
  const { router } = assertDefined(use(UNSAFE_DataRouterContext), 'the router')
  const state = assertDefined(use(UNSAFE_DataRouterStateContext), 'the state of the router')
  const { restoreScrollPosition, preventScrollReset } = state
  const location = useLocation()
  const { state: progress } = useNavigation()
  const keep = useEffectEvent(() => {
    if (progress === 'idle') positions[location.key] = scrollY
    quietly(() => sessionStorage.setItem(storageKey, JSON.stringify(positions)))
    // Another page is the browser's own affair.
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
    quietly(() => (positions = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as typeof positions)) // written above
    return router.enableScrollRestoration(positions, () => scrollY)
  }, [router])
  useLayoutEffect(() => {
    // Nothing of it is returned: newer browsers return promises.
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
  // Not every text after a # can be decoded.
  quietly(() => (id = decodeURIComponent(hash.slice(1))))
  return id ? document.getElementById(id) : null
}

/** Without storage, the positions live as long as the page. */
function quietly(work: () => void): void {
  try {
    work()
  } catch {
    // As intended.
  }
}
