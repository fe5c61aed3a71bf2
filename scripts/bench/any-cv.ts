/** Typesets a thousand extreme CVs with the PDF workers of the server. Each must become a PDF within the time limit. */
import * as fc from 'fast-check'
import { CvBody } from '#features/cvs/contract.ts'
import { toPrintModel } from '#features/cvs/server/print-model.ts'
import { TooLong } from '#platform/server/pdf/typeset.ts'
import { openTypesetter } from '#platform/server/pdf/typesetter.ts'
import { anyCv } from '#tests/factories/any-cv.ts'
import { newestTemplate } from '#tests/cv-pdf/newest-template.ts'
import { pagesIn } from '#tests/cv-pdf/read-pdf.ts'
import { print, quantile, rounded } from './print.ts'

const cvs = 1_000
/** The number of concurrent requests, as on a busy day: all workers are busy and some requests are queued. */
const atOnce = 4

export async function benchAnyCv(): Promise<boolean> {
  const seed = Math.trunc(Math.random() * 2 ** 31)
  const bodies = fc.sample(anyCv, { seed, numRuns: cvs * 2 }).flatMap((typed) => CvBody.safeParse(typed).data ?? [])
  const waiting = bodies.slice(0, cvs)
  const { typeset, stop } = openTypesetter()
  const ms: number[] = []
  const refused: string[] = []
  const failures: string[] = []
  async function setOneByOne(): Promise<void> {
    for (let cv = waiting.pop(); cv; cv = waiting.pop()) {
      const began = performance.now()
      try {
        const pdf = await typeset(newestTemplate(cv.template), toPrintModel(cv))
        ms.push(performance.now() - began)
        if ((await pagesIn(pdf)) < 1) failures.push('no page')
      } catch (error) {
        ms.push(performance.now() - began)
        ;(error instanceof TooLong ? refused : failures).push(String(error))
      }
    }
  }
  const began = performance.now()
  await Promise.all(Array.from({ length: atOnce }, setOneByOne))
  const seconds = (performance.now() - began) / 1_000
  await stop()
  const row = {
    CVs: ms.length,
    'at once': atOnce,
    'CVs per second': rounded(ms.length / seconds, 1),
    'p50 ms': rounded(quantile(ms, 0.5), 1),
    'p99 ms': rounded(quantile(ms, 0.99), 1),
    'longest ms': rounded(Math.max(...ms), 1),
    'refused as too long': refused.length,
    failures: failures.length,
  }
  print('pdf of any CV', [row], { seed, ...row, failures })
  return failures.length === 0 && refused.length < cvs / 100 && ms.length === cvs
}
