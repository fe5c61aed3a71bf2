import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { apiCalls } from '#platform/web/call.ts'
import { toast } from '#platform/web/ui/toast.ts'
import { useAction } from '#platform/web/use-action.ts'
import type { profiles } from '../contract.ts'
import { readProfileAgain } from './profile-queries.ts'
import { photoRemoved, photoSaved, sentenceFor } from './profile-messages.ts'

const call = apiCalls<typeof profiles>()
const mostBytes = 5 * 1024 * 1024

/** Uploads or, without a file, removes the photo. `error` is shown beside the photo until the next attempt. */
export function usePhoto() {
  const client = useQueryClient()
  const [error, setError] = useState('')
  const { isBusy, run } = useAction(
    async (file: File | null) => {
      setError('')
      if (file) await call('PUT /api/profile/photo', { sent: file })
      else await call('DELETE /api/profile/photo', {})
      await readProfileAgain(client)
      toast(file ? photoSaved : photoRemoved)
    },
    (failure) => setError(sentenceFor(failure)),
  )
  function upload(file: File): void {
    // The server checks this too, but only after five megabytes of mobile data.
    if (file.size > mostBytes) setError('This photo is larger than 5 MB. Please choose a smaller one.')
    else run(file)
  }
  return { isBusy, error, upload, remove: () => run(null) }
}
