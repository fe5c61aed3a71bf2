import { Unavailable } from '../failures.ts'
import type { PdfJob, PdfResult, PdfWorker } from './pdf-worker.ts'

type Entry = { readonly print: (worker: PdfWorker) => void; readonly refuse: () => void }

/** Anyone who would wait too long is told so, at once or when patience ends. */
export function openQueue({ maxWaiting, patienceMs }: { readonly maxWaiting: number; readonly patienceMs: number }) {
  const entries: Entry[] = []
  let isOpen = true
  const isFull = (): boolean => !isOpen || entries.length >= maxWaiting

  return {
    length: () => entries.length,
    next: () => entries.shift()?.print,
    add: (job: PdfJob) =>
      new Promise<PdfResult>((resolve, reject) => {
        const refuse = (): void => reject(new Unavailable('Too many PDFs are being made. Please try again in a moment'))
        if (isFull()) return refuse()
        const leave = (): void => {
          entries.splice(entries.indexOf(entry), 1)
          refuse()
        }
        const timer = setTimeout(leave, patienceMs)
        const print = (worker: PdfWorker): void => {
          clearTimeout(timer)
          resolve(worker.print(job))
        }
        const entry: Entry = { print, refuse: () => (clearTimeout(timer), refuse()) }
        entries.push(entry)
      }),
    close: () => {
      isOpen = false
      for (const { refuse } of entries.splice(0)) refuse()
    },
  }
}
