import { use, useEffect, useEffectEvent, useState } from 'react'
import { UNSAFE_DataRouterContext } from 'react-router'

/** What waits for the answer whether the review may be discarded. */
type PendingLeave = { readonly go: () => void; readonly stay?: () => void }

type ReviewLoss = {
  /** Whether the person has chosen or moved anything. */
  readonly isChanged: boolean
  /** Whether the file has anything to add. */
  readonly hasOffers: boolean
}

/**
 * Asks before a review is discarded. Closing it and choosing another file are meant, so they ask only if choices would be lost. Back and a reload are
 * meant for the page, and would lose what has been read from the file.
 */
export function useDiscard({ isChanged, hasOffers }: ReviewLoss, onClose: () => void) {
  const [leaving, setLeaving] = useState<PendingLeave | null>(null)
  useBack(isChanged || hasOffers, ({ go, stay }) =>
    setLeaving({
      go: () => {
        go()
        onClose()
      },
      ...(stay && { stay }),
    }),
  )
  useReload(isChanged || hasOffers)
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
function useBack(isLoss: boolean, onBack: (leaving: PendingLeave) => void): void {
  const router = use(UNSAFE_DataRouterContext)?.router
  const hold = useEffectEvent(onBack)
  useEffect(() => {
    if (!isLoss || !router) return undefined
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
  }, [isLoss, router])
}

/** The browser asks in its own words before it loads another page. */
function useReload(isLoss: boolean): void {
  useEffect(() => {
    if (!isLoss) return undefined
    const ask = (event: Event): void => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isLoss])
}
