import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { apiCalls } from '#platform/web/call.ts'
import { type Message, toast } from '#platform/web/ui/toast.ts'
import type { profiles } from '../contract.ts'
import { readProfileAgain } from './profile-queries.ts'
import { photoRemoved, photoSaved, sentenceFor } from './profile-messages.ts'

const call = apiCalls<typeof profiles>()
const mostBytes = 5 * 1024 * 1024

/** `error` is shown at the photo until the next try. */
export function usePhoto() {
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState('')

  async function run(work: () => Promise<unknown>, done: Message): Promise<void> {
    setBusy(true)
    setError('')
    try {
      await work()
      await readProfileAgain(client)
      toast(done)
    } catch (failure) {
      setError(sentenceFor(failure))
    } finally {
      setBusy(false)
    }
  }

  function upload(file: File): void {
    // The server checks this too, but only after five megabytes of mobile data.
    if (file.size > mostBytes) return setError('This photo is larger than 5 MB. Please choose a smaller one.')
    void run(() => call('PUT /api/profile/photo', { sent: file }), photoSaved)
  }
  const remove = (): void => void run(() => call('DELETE /api/profile/photo', {}), photoRemoved)
  return { isBusy, error, upload, remove }
}
