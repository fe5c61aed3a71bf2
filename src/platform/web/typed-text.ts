import { useEffect, useEffectEvent } from 'react'
import type { Autosave } from './autosave.ts'

export type TypedText<Fields> = {
  readonly read: () => Fields
  readonly write: (next: Fields) => void
  readonly subscribe: (listener: () => void) => () => void
}

/** What is typed. Outside of React, because the autosave reads it between two renderings. */
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

/** The page may be discarded while hidden, and a failed save is tried again when the person or the connection is back. */
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
      // Going to another screen must not lose the last words.
      void autosave.saveNow().catch(() => {})
      autosave.stop()
    }
  }, [autosave])
}
