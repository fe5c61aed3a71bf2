import { useState } from 'react'
import { CallFailed, apiCalls } from '#platform/web/call.ts'
import { useEditor } from '#features/cvs/web/editor-context.tsx'
import type { cvImport, ImportResult } from '../contract.ts'

const call = apiCalls<typeof cvImport>()
const mostBytes = 5 * 1024 * 1024

/** `error` is shown until the next try. */
export function useImport() {
  const key = useEditor() ? 'POST /api/cvs/import' : 'POST /api/cvs/aisacv/import'
  const [isReading, setReading] = useState(false)
  const [error, setError] = useState('')
  const [imported, setImported] = useState<ImportResult | null>(null)

  async function read(file: File): Promise<void> {
    // The server checks this too, but only after five megabytes of mobile data.
    if (file.size > mostBytes) return setError('This file is larger than 5 MB. Please choose a smaller one.')
    setReading(true)
    setError('')
    try {
      setImported(await call(key, { sent: file }))
    } catch (failure) {
      setError(sentenceFor(failure))
    } finally {
      setReading(false)
    }
  }
  return { isReading, error, imported, read: (file: File) => void read(file), another: () => setImported(null) }
}

function sentenceFor(failure: unknown): string {
  if (!(failure instanceof CallFailed)) return 'The file could not be sent. Please check your connection and try again.'
  if (failure.status === 401) return 'You have been signed out. Please sign in again, then choose the file.'
  return failure.said ?? 'The file could not be read. Please try again in a moment.'
}
