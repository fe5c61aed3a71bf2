import { useState } from 'react'
import { noConnection } from './sentence-of.ts'
import { toast } from './ui/toast.ts'

/**
 * For actions whose code is fetched when they are first done, so that no first view waits for it: `run` takes the import
 * and what to do with it. Busy meanwhile. `offline` is said when the code itself cannot be fetched.
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
