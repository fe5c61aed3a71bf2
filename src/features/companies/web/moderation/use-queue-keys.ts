import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

const steps: Readonly<Partial<Record<string, number>>> = { ArrowDown: 1, ArrowUp: -1 }

/** Arrow keys move between the entries of a queue. A letter presses the button of the focused entry that has the letter in `data-key`. */
export function useQueueKeys(): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null)
  const press = useEffectEvent((event: KeyboardEvent): void => {
    const items = itemsOf(list.current)
    const place = items.findIndex((item) => item.contains(document.activeElement))
    const step = steps[event.key]
    const button = step === undefined ? buttonOf(items[place], event.key) : null
    if (isTyping(event) || (step === undefined && !button)) return
    event.preventDefault()
    button?.click()
    if (step !== undefined) items[place + step]?.focus()
  })
  useEffect(() => {
    const element = list.current
    element?.addEventListener('keydown', press)
    return () => element?.removeEventListener('keydown', press)
  }, [])
  return list
}

function itemsOf(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>(':scope > li') ?? [])]
}

function buttonOf(item: HTMLElement | undefined, key: string): HTMLElement | null {
  return item?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key.toLowerCase())}"]`) ?? null
}

/** True if the key belongs to a field or, with a modifier, to the browser. */
function isTyping({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey || (target instanceof Element && target.matches('input, select, textarea'))
}
