import { useEffectEvent, useLayoutEffect, useSyncExternalStore } from 'react'
import { undoStore } from './undo-store.ts'

const storageKey = 'single-keys'

const listeners = new Set<() => void>()
const read = (): boolean => localStorage.getItem(storageKey) !== 'off'

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether single keys are shortcuts. People who control the browser by voice, or type by accident, can turn them off (WCAG 2.1.4). */
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

/** Calls `onKey` for a single key outside of fields and dialogs. It returns true if it has handled the key. */
export function useSingleKeys(onKey: (key: string, event: KeyboardEvent) => boolean): void {
  const press = useEffectEvent((event: KeyboardEvent): void => {
    if (!read() || isElsewhere(event)) return
    if (event.key.toLowerCase() === 'z') {
      if (!undoStore.undoWhenSent()) document.querySelector<HTMLElement>('[data-undo]')?.click()
      return
    }
    if (onKey(event.key, event)) event.preventDefault()
  })
  // Before the next view is painted, because a key pressed then is meant for what it shows.
  useLayoutEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

/** True if the key belongs to a field or, with a modifier, to the browser. */
function isElsewhere({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || !(target instanceof Element)) return true
  return target.matches('input:not([type=checkbox], [type=radio]), select, textarea') || target.closest('[role=dialog]') !== null
}
