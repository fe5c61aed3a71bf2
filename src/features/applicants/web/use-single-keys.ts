import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { undoStore } from './undo-store.ts'

const storageKey = 'single-keys'

const listeners = new Set<() => void>()
const read = (): boolean => localStorage.getItem(storageKey) !== 'off'

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether one letter is enough. A person who talks to the browser, or types by accident, turns it off (WCAG 2.1.4). */
export function useSingleKeySwitch() {
  const isOn = useSyncExternalStore(subscribe, read, () => true)
  return {
    isOn,
    change(on: boolean): void {
      localStorage.setItem(storageKey, on ? 'on' : 'off')
      for (const listener of listeners) listener()
    },
  }
}

/** Calls `onKey` for a single key outside of fields and dialogs; true means that it was used. */
export function useSingleKeys(onKey: (key: string, event: KeyboardEvent) => boolean): void {
  const press = useEffectEvent((event: KeyboardEvent): void => {
    if (!read() || isElsewhere(event)) return
    if (event.key.toLowerCase() === 'z') {
      if (!undoStore.undoWhenSent()) document.querySelector<HTMLElement>('[data-undo]')?.click()
      return
    }
    if (onKey(event.key, event)) event.preventDefault()
  })
  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

/** In a field a letter is a letter, where letters are typed or choose; and with another key it may be the browser's. */
function isElsewhere({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || !(target instanceof Element)) return true
  return target.matches('input:not([type=checkbox], [type=radio]), select, textarea') || target.closest('[role=dialog]') !== null
}
