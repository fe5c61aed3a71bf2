import { readdirSync, readFileSync } from 'node:fs'
import { onTestFinished } from 'vitest'
import { openTypesetter, type Typesetter, type TypesetterSettings } from '#platform/server/pdf/typesetter.ts'

/** The inputs of the CV templates. */
export const plainCv = {
  lang: 'en',
  name: 'Asha Menon',
  contacts: [{ text: 'asha@example.in', link: 'mailto:asha@example.in' }],
  summary: ['Engineer'],
  experience: [],
  education: [],
  skills: ['SQL'],
  achievements: [],
  languages: [],
}
export const longCv = {
  ...plainCv,
  summary: Array.from({ length: 1_000 }, (_, number) => `Paragraph ${number} of a summary that is long.`),
}

/** For one test, in which nothing else may start workers. */
export function openForOneTest(over: Partial<TypesetterSettings> = {}): Typesetter {
  const typesetter = openTypesetter({ timeoutMs: 30_000, starvedMs: 60_000, patienceMs: 30_000, ...over })
  onTestFinished(typesetter.stop)
  return typesetter
}

export const isPdf = (pdf: Uint8Array): boolean => Buffer.from(pdf.subarray(0, 5)).toString() === '%PDF-'

/** Our child processes that make PDFs, from the kernel. */
export function pdfWorkerIds(): readonly number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && isOurPdfWorker(name))
    .map(Number)
}

function isOurPdfWorker(id: string): boolean {
  try {
    const parent = / \(.*\) \S (\d+) /.exec(readFileSync(`/proc/${id}/stat`, 'utf8'))?.[1]
    return parent === String(process.pid) && readFileSync(`/proc/${id}/cmdline`, 'utf8').includes('pdf-worker-child.ts')
  } catch {
    return false // it has just ended
  }
}
