import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

const steps: Readonly<Partial<Record<string, number>>> = { ArrowDown: 1, ArrowUp: -1 }

/**
 * Arrow keys move between the items of a queue; a letter presses the button of the focused item that names it in `data-key`. When an item
 * is done, the next one takes the focus.
 */
export function useQueueKeys(count: number): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null)
  const place = useRef(0)
  const press = useEffectEvent((event: KeyboardEvent): void => {
    const items = itemsOf(list.current)
    place.current = items.findIndex((item) => item.contains(document.activeElement))
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    const step = steps[event.key]
    const item = items[place.current]
    const button = item?.querySelector<HTMLElement>(`[data-key="${CSS.escape(event.key.toLowerCase())}"]`)
    if (step === undefined && !button) return
    event.preventDefault()
    if (step === undefined) button?.click()
    else items[place.current + step]?.focus()
  })
  useEffect(() => {
    const element = list.current
    element?.addEventListener('keydown', press)
    return () => element?.removeEventListener('keydown', press)
  }, [])
  const before = useRef(count)
  useEffect(() => {
    const isShorter = count < before.current
    before.current = count
    const items = itemsOf(list.current)
    if (isShorter && document.activeElement === document.body) items[Math.min(place.current, items.length - 1)]?.focus()
  }, [count])
  return list
}

function itemsOf(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>(':scope > li') ?? [])]
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('input, select, textarea')
}
