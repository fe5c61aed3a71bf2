import { useEffect } from 'react'

/** The elements that can get a lost focus: they have a name for screen readers and stay when a button inside them is removed. */
const parts = '[role="dialog"], form, fieldset, li, section, article, aside, main'

/** Waits this long, because the code that removes a button may know a better place and focus it first. */
const waitMs = 120

/** Where a part was: an entry of a list is named by its place there. */
type Part = { readonly element: Element; readonly list: Element | null; readonly at: number }

/**
 * When a focused element is removed (a button that deletes its entry, for example), the next Tab would begin at the top of the page. This hook moves
 * the focus to the nearest remaining part instead: in a list, to the entry that has taken the place of the removed one.
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

/**
 * The focus is lost if it is on the body and the element is gone. A press beside everything also moves the focus to the body, but then the element
 * still exists.
 */
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
    // The `tabindex` is removed on blur; otherwise a later press on the part would focus it.
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true })
  }
  place.focus({ preventScroll: true })
}
