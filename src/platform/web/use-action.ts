import { useState } from 'react'
import { noConnection } from './sentence-of.ts'
import { toast } from './ui/toast.ts'

/**
 * For actions whose code is loaded at the first click, so that it is not in the first load: `run` takes the import and what to do with it. It is busy
 * meanwhile. `offline` is the message when the code cannot be loaded.
 */
export function useAction(offline: { readonly title: string }) {
  const [isBusy, setBusy] = useState(false)
  async function run<M>(fetched: Promise<M>, work: (module: M) => Promise<unknown>): Promise<void> {
    setBusy(true)
    try {
      await work(await fetched)
    } catch {
      toast({ ...offline, text: noConnection, isAlert: true })
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, run }
}
