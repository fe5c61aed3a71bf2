import { Unavailable } from '../failures.ts'
import type { PdfJob, PdfResult, PdfWorker } from './pdf-worker.ts'
import type { Requester } from './typeset.ts'

type Entry = { readonly print: (worker: PdfWorker) => void; readonly refuse: () => void; readonly network: string | undefined }

/** Many people can share one network, but one network must not fill the queue. */
const mostWaitingPerNetwork = 2

/** A job that would wait too long is refused, at once or when its waiting time ends. */
export function openQueue({ maxWaiting, patienceMs }: { readonly maxWaiting: number; readonly patienceMs: number }) {
  const entries: Entry[] = []
  let isOpen = true
  function isFullFor(network: string | undefined): boolean {
    if (!isOpen || entries.length >= maxWaiting) return true
    return network !== undefined && entries.filter((entry) => entry.network === network).length >= mostWaitingPerNetwork
  }

  return {
    length: () => entries.length,
    next: () => entries.shift()?.print,
    add: (job: PdfJob, { network, used }: Requester = {}) =>
      new Promise<PdfResult>((resolve, reject) => {
        const refuse = (): void => reject(new Unavailable('Too many PDFs are being made. Please try again in a moment'))
        if (isFullFor(network)) return refuse()
        const leave = (): void => {
          entries.splice(entries.indexOf(entry), 1)
          refuse()
        }
        const timer = setTimeout(leave, patienceMs)
        const print = (worker: PdfWorker): void => {
          clearTimeout(timer)
          const began = performance.now()
          resolve(worker.print(job).finally(() => used?.(performance.now() - began)))
        }
        const entry: Entry = { print, refuse: () => (clearTimeout(timer), refuse()), network }
        entries.push(entry)
      }),
    close: () => {
      isOpen = false
      for (const { refuse } of entries.splice(0)) refuse()
    },
  }
}
