import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'

const phones = '(width < 40rem)'

/**
 * On a phone the panel covers everything: the page behind it can neither be reached nor scrolled, the panel ends above the keyboard, and it closes
 * when one of its links is followed. Returns whether that is the case.
 */
export function useSheet(panel: RefObject<HTMLElement | null>, onNavigate: () => void): boolean {
  const isSheet = useSyncExternalStore(subscribe, () => matchMedia(phones).matches)
  useAlone(isSheet)
  useSeenHeight(panel, isSheet)
  const { key } = useLocation()
  const latest = useRef({ key, onNavigate })
  useEffect(() => {
    const isNew = latest.current.key !== key
    latest.current = { key, onNavigate }
    if (isNew && isSheet) onNavigate()
  }, [key, isSheet, onNavigate])
  return isSheet
}

/** Escape minimises the panel, unless an input method is composing a word, which Escape then ends. */
export function useEscape(panel: RefObject<HTMLElement | null>, onEscape: () => void): void {
  useEffect(() => {
    const element = panel.current
    const handle = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return
      event.preventDefault()
      onEscape()
    }
    element?.addEventListener('keydown', handle)
    return () => element?.removeEventListener('keydown', handle)
  }, [panel, onEscape])
}

function subscribe(listener: () => void): () => void {
  const query = matchMedia(phones)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

function useAlone(isSheet: boolean): void {
  useEffect(() => {
    if (!isSheet) return
    const page = document.getElementById('main')?.parentElement
    const skipLink = document.querySelector<HTMLElement>('a[href="#main"]')
    const behind = [page, skipLink].filter((element) => element !== null && element !== undefined)
    for (const element of behind) element.inert = true
    document.documentElement.style.overflow = 'hidden'
    return () => {
      for (const element of behind) element.inert = false
      document.documentElement.style.overflow = ''
    }
  }, [isSheet])
}

/** The keyboard of a phone covers the page without resizing it. */
function useSeenHeight(panel: RefObject<HTMLElement | null>, isSheet: boolean): void {
  useEffect(() => {
    const seen = window.visualViewport
    const { style } = panel.current ?? {}
    if (!isSheet || !seen || !style) return
    const fit = (): void => {
      // While the page is zoomed in, the panel keeps the size of the page.
      if (seen.scale !== 1) return
      style.setProperty('height', `${seen.height}px`)
      style.setProperty('top', `${seen.offsetTop}px`)
    }
    fit()
    seen.addEventListener('resize', fit)
    seen.addEventListener('scroll', fit)
    return () => {
      seen.removeEventListener('resize', fit)
      seen.removeEventListener('scroll', fit)
      for (const name of ['height', 'top']) style.removeProperty(name)
    }
  }, [panel, isSheet])
}
