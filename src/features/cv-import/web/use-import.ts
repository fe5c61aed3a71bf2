import { useEffect, useRef, useState } from 'react'
import { CallFailed, createCall } from '#platform/web/call.ts'
import { useAction } from '#platform/web/use-action.ts'
import { useEditor } from '#features/cvs/web/editor-context.tsx'
import type { cvImport, ImportResult } from '../contract.ts'

const mostBytes = 5 * 1024 * 1024

/** `error` is shown until the next attempt. */
export function useImport() {
  const key: keyof typeof cvImport = useEditor() ? 'POST /api/cvs/import' : 'POST /api/cvs/aisacv/import'
  const [error, setError] = useState('')
  const { sendUntilEnded, stop } = useSending(key)
  const { isBusy, result, run, reset } = useAction(
    (file: File) => {
      setError('')
      return sendUntilEnded(file)
    },
    (failure) => setError(sentenceFor(failure)),
  )
  function read(file: File): void {
    // The server checks the size too, but only after five megabytes of mobile data have been sent.
    if (file.size > mostBytes) setError('This file is larger than 5 MB. Please choose a smaller one.')
    else run(file)
  }
  return { isReading: isBusy, error, imported: result ?? null, read, stop, another: reset }
}

/** The person has stopped the reading. */
class UploadStop extends Error {}

/**
 * Sends one file. That ends when the person stops it or closes the dialog, because a file that is still sent takes mobile data and a place in the
 * queue. It ends too when the connection is lost: the browser itself may wait for minutes.
 */
function useSending(key: keyof typeof cvImport) {
  const sending = useRef<AbortController | null>(null)
  const stop = (): void => sending.current?.abort(new UploadStop())
  useEffect(() => {
    const end = (): void => sending.current?.abort()
    window.addEventListener('offline', end)
    return () => {
      window.removeEventListener('offline', end)
      sending.current?.abort(new UploadStop())
    }
  }, [])
  async function sendUntilEnded(file: File): Promise<ImportResult> {
    const { signal } = (sending.current = new AbortController())
    const call = createCall((path, init) => fetch(path, { ...init, signal }))
    return (await call(key, { sent: file })).json()
  }
  return { sendUntilEnded, stop }
}

function sentenceFor(failure: unknown): string {
  if (failure instanceof UploadStop) return ''
  if (!(failure instanceof CallFailed)) return 'The file could not be sent. Please check your connection and try again.'
  if (failure.status === 401) return 'You have been signed out. Please sign in again, then choose the file.'
  return failure.said ?? 'The file could not be read. Please try again in a moment.'
}
