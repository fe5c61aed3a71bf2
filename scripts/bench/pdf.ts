/**
 * Compares the typesetter with printing from a browser and with a JavaScript library: the same CVs in alternation, after a warm-up. Then runs extreme
 * CVs.
 */
import { englishCv, hindiCv } from '#tests/factories/a-cv.ts'
import { newestTemplate } from '#tests/cv-pdf/newest-template.ts'
import type { CvBody } from '#features/cvs/contract.ts'
import { toPrintModel, type PrintModelInput } from '#features/cvs/server/print-model.ts'
import { openTypesetter } from '#platform/server/pdf/typesetter.ts'
import { benchAnyCv } from './any-cv.ts'
import { drawCv } from './draw-cv.ts'
import { openPrinter } from './print-cv.ts'
import { print, quantile, rounded } from './print.ts'

const rounds = 15
/** How many times faster the typesetter must be, for all CVs together. */
const budgets = { Chromium: 10, 'react-pdf': 4 }

const jobs = Array.from({ length: 14 }, (_, i) => englishCv.experience[i % englishCv.experience.length]).filter(
  (one) => one !== undefined,
)
const samples: Readonly<Record<string, CvBody>> = {
  'English, 1 page': englishCv,
  'Hindi, 1 page': hindiCv,
  'English, several pages': { ...englishCv, experience: jobs },
}

type Maker = (cv: PrintModelInput) => Promise<Uint8Array>
type Times = Readonly<Record<'Typst' | keyof typeof budgets, number[]>>

export async function benchPdf(): Promise<boolean> {
  const typesetter = openTypesetter({ timeoutMs: 60_000, starvedMs: 60_000 })
  const printer = await openPrinter()
  const makers = {
    Typst: (cv: PrintModelInput) => typesetter.typeset(newestTemplate('modern'), cv),
    Chromium: printer.print,
    'react-pdf': drawCv,
  }
  const all: Times[] = []
  for (const body of Object.values(samples)) all.push(await timesOf(body, makers))
  await printer.close()
  await typesetter.stop()

  const rows = Object.keys(samples).map((cv, at) => ({ cv, ...figures(all[at]) }))
  const typical = (maker: keyof Times): number => all.reduce((sum, times) => sum + quantile(times[maker], 0.5), 0)
  const faster = Object.fromEntries(
    Object.keys(budgets).map((other) => [other, rounded(typical(other as keyof Times) / typical('Typst'), 1)]), // `other` is a key of `budgets`
  )
  print('pdf', rows, { rounds, faster, budgets, cvs: rows })
  console.log(
    `all CVs together: ${Object.entries(faster)
      .map(([other, times]) => `${times} times faster than ${other}`)
      .join(', ')}`,
  )
  const isFast = Object.entries(budgets).every(([other, budget]) => (faster[other] ?? 0) >= budget)
  return (await benchAnyCv()) && isFast
}

async function timesOf(body: CvBody, makers: Readonly<Record<keyof Times, Maker>>): Promise<Times> {
  const times: Times = { Typst: [], Chromium: [], 'react-pdf': [] }
  for (let round = -2; round < rounds; round++) {
    // The text differs in each round, so that nothing is cached. The first two rounds are a warm-up.
    const cv = toPrintModel({ ...body, summary: `${body.summary} ${round}` })
    for (const [name, make] of Object.entries(makers)) {
      const ms = await msOf(() => make(cv))
      if (round >= 0) times[name as keyof Times].push(ms) // `name` is a key of `makers`
    }
  }
  return times
}

function figures(times: Times | undefined): Readonly<Record<string, number>> {
  return Object.fromEntries(
    Object.entries(times ?? {}).flatMap(([name, ms]) => [
      [`${name} p50 ms`, rounded(quantile(ms, 0.5), 1)],
      [`${name} p95 ms`, rounded(quantile(ms, 0.95), 1)],
    ]),
  )
}

async function msOf(work: () => Promise<Uint8Array>): Promise<number> {
  const began = performance.now()
  const pdf = await work()
  if (Buffer.from(pdf.subarray(0, 5)).toString() !== '%PDF-') throw new Error('that is no PDF')
  return performance.now() - began
}
