import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
/** Values that could not be stored, because the storage is full or disabled; kept until the page is left. */
const unstored = new Map<string, string>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  // Fired when another tab writes.
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

/** `local` outlives the tab; `session` is for typed text, because others may use the computer. */
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
