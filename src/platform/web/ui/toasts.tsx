import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { toasts } from './toast.ts'

const Toaster = lazy(async () => ({ default: (await import('./toaster.tsx')).Toaster }))

/** What is said waits in `toast.ts` until the drawer of it has been fetched, which happens at the first word or at F8. */
export function Toasts() {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.current, () => null)
  const [isWanted, setWanted] = useState(false)
  const [isAsked, setAsked] = useState(false)
  if (shown && !isWanted) setWanted(true)
  useEffect(() => {
    if (isWanted) return
    const ask = ({ key }: KeyboardEvent): void => {
      if (key !== 'F8') return
      setWanted(true)
      setAsked(true)
    }
    addEventListener('keydown', ask)
    return () => removeEventListener('keydown', ask)
  }, [isWanted])
  return (
    isWanted && (
      <Suspense>
        <Toaster hasFocus={isAsked} />
      </Suspense>
    )
  )
}
