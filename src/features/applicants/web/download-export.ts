import { accountHeader } from '#platform/web/account-of-page.ts'
import { CallFailed } from '#platform/web/call.ts'
import { saveFile } from '#platform/web/save-file.ts'
import { fileCounter } from '../file-counter.ts'

/** Downloads an export, counts the files in it while it arrives, and saves it. */
export async function downloadExport(url: string, onProgress: (made: number, total: number) => void): Promise<void> {
  const response = await fetch(url, { headers: accountHeader() })
  if (!response.ok || !response.body) throw new CallFailed(response.status, await response.text())
  const total = Number(response.headers.get('x-total-count') ?? 0)
  const parts: Uint8Array<ArrayBuffer>[] = []
  const count = fileCounter()
  for (const reader = response.body.getReader(); ;) {
    const { done, value } = await reader.read()
    if (done) break
    parts.push(value)
    if (total > 0) onProgress(count(value), total)
  }
  await saveFile(new Response(new Blob(parts), { headers: response.headers }), 'applicants')
}
