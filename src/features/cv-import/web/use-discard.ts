import { use, useEffect, useEffectEvent, useState } from 'react'
import { UNSAFE_DataRouterContext } from 'react-router'

/** What waits for the answer whether the review may be discarded. */
type PendingLeave = { readonly go: () => void; readonly stay?: () => void }

/** Asks before a changed review is discarded: by closing it, by choosing another file, or by leaving the page. */
export function useDiscard(isChanged: boolean, onClose: () => void) {
  const [leaving, setLeaving] = useState<PendingLeave | null>(null)
  useBack(isChanged, ({ go, stay }) =>
    setLeaving({
      go: () => {
        go()
        onClose()
      },
      ...(stay && { stay }),
    }),
  )
  useReload(isChanged)
  return {
    isAsking: leaving !== null,
    leave: (go: () => void) => (isChanged ? setLeaving({ go }) : go()),
    discard: () => leaving?.go(),
    keep: () => {
      leaving?.stay?.()
      setLeaving(null)
    },
  }
}

const blocker = 'import-review'

/** Holds a press of Back until it is answered. The hook `useBlocker` of the router would do the same, in the first load of every screen. */
function useBack(isChanged: boolean, onBack: (leaving: PendingLeave) => void): void {
  const router = use(UNSAFE_DataRouterContext)?.router
  const hold = useEffectEvent(onBack)
  useEffect(() => {
    if (!isChanged || !router) return undefined
    router.getBlocker(blocker, () => true)
    let isHeld = false
    const unsubscribe = router.subscribe(({ blockers }) => {
      const held = blockers.get(blocker)
      const wasHeld = isHeld
      isHeld = held?.state === 'blocked'
      if (held?.state === 'blocked' && !wasHeld) hold({ go: held.proceed, stay: held.reset })
    })
    return () => {
      unsubscribe()
      router.deleteBlocker(blocker)
    }
  }, [isChanged, router])
}

/** The browser asks in its own words before it loads another page. */
function useReload(isChanged: boolean): void {
  useEffect(() => {
    if (!isChanged) return undefined
    const ask = (event: Event): void => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isChanged])
}
