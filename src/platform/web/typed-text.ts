import { useEffect, useEffectEvent } from 'react'
import type { Autosave } from './autosave.ts'

export type TypedText<Fields> = {
  readonly read: () => Fields
  readonly write: (next: Fields) => void
  readonly subscribe: (listener: () => void) => () => void
}

/** Holds the text that is typed. It lives outside of React state, because the autosave reads it between two renderings. */
export function openTypedText<Fields>(first: Fields): TypedText<Fields> {
  let fields = first
  const listeners = new Set<() => void>()
  return {
    read: () => fields,
    write: (next) => {
      fields = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** Saves when the page is hidden, because the browser may then discard it, and retries a failed save when the person or the connection is back. */
export function useSaveOnLeave<Fields>(autosave: Autosave<Fields>): void {
  const handleHidden = useEffectEvent(() => {
    if (document.visibilityState === 'hidden') void autosave.saveNow().catch(() => {})
    else autosave.tryAgain()
  })
  useEffect(() => {
    const handleBack = (): void => autosave.tryAgain()
    document.addEventListener('visibilitychange', handleHidden)
    window.addEventListener('online', handleBack)
    return () => {
      document.removeEventListener('visibilitychange', handleHidden)
      window.removeEventListener('online', handleBack)
      // Saves when the component is unmounted, so that going to another screen does not lose the last words.
      void autosave.saveNow().catch(() => {})
      autosave.stop()
    }
  }, [autosave])
}
