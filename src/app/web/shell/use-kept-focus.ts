import { useEffect } from 'react'

/** What a list, a card, a form or a screen is made of: parts that can be named and that stay when a button in them goes. */
const parts = '[role="dialog"], form, fieldset, li, section, article, aside, main'

/** The code that removes a button may know a better place, and puts the focus there first. */
const waitMs = 120

/** Where a part was: an entry of a list is named by its place there. */
type Part = { readonly element: Element; readonly list: Element | null; readonly at: number }

/**
 * A button that replaces itself or deletes what it is in takes the focus with it, and the next Tab would begin at the top of the page. It then goes to the
 * nearest part that is still there, from which Tab goes on: of a list, to the entry that has taken the place of the one that is gone.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let focused: Element | null = null
    let around: readonly Part[] = []
    let timer: ReturnType<typeof setTimeout> | undefined
    const remember = ({ target }: FocusEvent): void => {
      if (!(target instanceof Element)) return
      clearTimeout(timer)
      focused = target
      around = partsAround(target)
    }
    const rescue = (): void => {
      if (!isLost(focused)) return
      for (const part of around) {
        const place = part.element.isConnected ? part.element : entryInPlaceOf(part)
        if (place instanceof HTMLElement) return focusOn(place)
      }
    }
    const observer = new MutationObserver(() => {
      if (!isLost(focused)) return
      clearTimeout(timer)
      timer = setTimeout(rescue, waitMs)
    })
    addEventListener('focusin', remember)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => {
      clearTimeout(timer)
      observer.disconnect()
      removeEventListener('focusin', remember)
    }
  }, [])
}

/** A press beside everything also leaves the focus to the page: then the element is still there. */
function isLost(focused: Element | null): boolean {
  return focused !== null && !focused.isConnected && (document.activeElement ?? document.body) === document.body
}

function partsAround(element: Element): readonly Part[] {
  const found: Part[] = []
  for (let part = element.parentElement?.closest(parts); part; part = part.parentElement?.closest(parts)) {
    const list = part.matches('li') ? part.parentElement : null
    found.push({ element: part, list, at: list ? [...list.children].indexOf(part) : 0 })
  }
  return found
}

function entryInPlaceOf({ list, at }: Part): Element | undefined {
  if (!list?.isConnected) return undefined
  return list.children[Math.min(at, list.children.length - 1)]
}

function focusOn(place: HTMLElement): void {
  if (!place.hasAttribute('tabindex')) {
    place.tabIndex = -1
    // Otherwise a press on it would focus it.
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true })
  }
  place.focus({ preventScroll: true })
}
