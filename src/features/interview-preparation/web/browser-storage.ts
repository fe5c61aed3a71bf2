import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
/** What could not be stored, because the storage is full or turned off: until the page is left. */
const unstored = new Map<string, string>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  // Another tab of this browser.
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

/** `local` outlives the tab; `session` is for what a person has typed, on a computer that others may use. */
type Lifetime = 'local' | 'session'
const storageOf = (lifetime: Lifetime): Storage => (lifetime === 'local' ? localStorage : sessionStorage)

function read(lifetime: Lifetime, key: string): string {
  try {
    return unstored.get(key) ?? storageOf(lifetime).getItem(key) ?? ''
  } catch {
    return ''
  }
}

function write(lifetime: Lifetime, key: string, value: string): void {
  try {
    if (value === '') storageOf(lifetime).removeItem(key)
    else storageOf(lifetime).setItem(key, value)
    unstored.delete(key)
  } catch {
    unstored.set(key, value)
  }
  for (const listener of listeners) listener()
}

/** A text of this browser; empty on the server and until it is written. */
export function useBrowserText(key: string, lifetime: Lifetime) {
  const text = useSyncExternalStore(
    subscribe,
    () => read(lifetime, key),
    () => '',
  )
  return [text, (value: string): void => write(lifetime, key, value)] as const
}
