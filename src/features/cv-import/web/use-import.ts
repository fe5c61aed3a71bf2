import { useState } from 'react'
import { CallFailed, apiCalls } from '#platform/web/call.ts'
import { useAction } from '#platform/web/use-action.ts'
import { useEditor } from '#features/cvs/web/editor-context.tsx'
import type { cvImport } from '../contract.ts'

const call = apiCalls<typeof cvImport>()
const mostBytes = 5 * 1024 * 1024

/** `error` is shown until the next attempt. */
export function useImport() {
  const key = useEditor() ? 'POST /api/cvs/import' : 'POST /api/cvs/aisacv/import'
  const [error, setError] = useState('')
  const { isBusy, result, run, reset } = useAction(
    (file: File) => {
      setError('')
      return call(key, { sent: file })
    },
    (failure) => setError(sentenceFor(failure)),
  )
  function read(file: File): void {
    // The server checks the size too, but only after five megabytes of mobile data have been sent.
    if (file.size > mostBytes) setError('This file is larger than 5 MB. Please choose a smaller one.')
    else run(file)
  }
  return { isReading: isBusy, error, imported: result ?? null, read, another: reset }
}

function sentenceFor(failure: unknown): string {
  if (!(failure instanceof CallFailed)) return 'The file could not be sent. Please check your connection and try again.'
  if (failure.status === 401) return 'You have been signed out. Please sign in again, then choose the file.'
  return failure.said ?? 'The file could not be read. Please try again in a moment.'
}
