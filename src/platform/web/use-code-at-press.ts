import { useEffect, useEffectEvent, useState } from 'react'
import { noConnection } from './sentence-of.ts'
import { toast } from './ui/toast.ts'
import { useAction } from './use-action.ts'

/**
 * Loads the code of a dialog at the press that opens it, and returns whether it is there. A failure is a message with this title: `lazyPart` would go on
 * trying without a word, and the dialog would open later, while somebody types elsewhere.
 */
export function useCodeAtPress(
  isOpen: boolean,
  { fetchCode, close, failureTitle }: { fetchCode: () => Promise<unknown>; close: () => void; failureTitle: string },
): boolean {
  const [isLoaded, setLoaded] = useState(false)
  const { run } = useAction(
    async () => {
      await fetchCode()
      setLoaded(true)
      // An earlier press may have failed.
      toast(null)
    },
    () => {
      close()
      toast({ title: failureTitle, text: noConnection, isAlert: true })
    },
  )
  const load = useEffectEvent(() => {
    if (!isLoaded) run()
  })
  useEffect(() => {
    if (isOpen) load()
  }, [isOpen])
  return isLoaded
}
