import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'

const phones = '(width < 40rem)'

/**
 * On a phone the panel is over everything: what is behind it can be neither reached nor scrolled, it ends above the keyboard, and it makes way when one of
 * its links is followed. Whether it is.
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

/** Escape puts the panel aside. While letters are composed, as in Hindi keyboards, it ends that. */
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

/** The keyboard of a phone covers the page without making it smaller. */
function useSeenHeight(panel: RefObject<HTMLElement | null>, isSheet: boolean): void {
  useEffect(() => {
    const seen = window.visualViewport
    const { style } = panel.current ?? {}
    if (!isSheet || !seen || !style) return
    const fit = (): void => {
      // Zoomed in, it stays as large as the page.
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
