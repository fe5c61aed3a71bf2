/** Our typesetter against a browser that prints a page: the same CVs, in turns, both warm. */
import { englishCv, hindiCv } from '#tests/a-cv.ts'
import { printed } from '#features/cvs/server/printed.ts'
import { openTypesetter } from '#platform/server/pdf/typesetter.ts'
import { openPrinter } from './print-cv.ts'
import { print, quantile, rounded } from './print.ts'

const rounds = 15
const budget = 10

const jobs = Array.from({ length: 14 }, (_, i) => englishCv.experience[i % englishCv.experience.length]).filter(
  (one) => one !== undefined,
)
const samples = {
  'English, 1 page': englishCv,
  'Hindi, 1 page': hindiCv,
  'English, several pages': { ...englishCv, experience: jobs },
}

export async function benchPdf(): Promise<boolean> {
  const typesetter = openTypesetter({ timeoutMs: 60_000 })
  const printer = await openPrinter()
  const rows: Row[] = []
  for (const [name, body] of Object.entries(samples)) {
    const ours: number[] = []
    const theirs: number[] = []
    for (let round = -2; round < rounds; round++) {
      // Each time another text, so that neither remembers the last one. The first two rounds warm up.
      const cv = printed({ ...body, summary: `${body.summary} ${round}` })
      const times = [await msOf(() => typesetter.typeset('cv-modern', cv)), await msOf(() => printer.print(cv))]
      if (round >= 0) [ours, theirs].forEach((all, side) => all.push(times[side] ?? Number.NaN))
    }
    rows.push(row(name, ours, theirs))
  }
  await printer.close()
  await typesetter.stop()
  const sum = (column: 'p50 ms' | 'Chromium p50 ms'): number => rows.reduce((all, one) => all + one[column], 0)
  const timesFaster = rounded(sum('Chromium p50 ms') / sum('p50 ms'), 1)
  print('pdf', rows, { rounds, timesFaster, budget, cvs: rows })
  console.log(`all CVs together: ${timesFaster} times faster than Chromium; at least ${budget} are asked for`)
  return timesFaster >= budget
}

type Row = ReturnType<typeof row>

function row(cv: string, ours: readonly number[], theirs: readonly number[]) {
  return {
    cv,
    'p50 ms': rounded(quantile(ours, 0.5), 1),
    'p95 ms': rounded(quantile(ours, 0.95), 1),
    'Chromium p50 ms': rounded(quantile(theirs, 0.5), 1),
    'Chromium p95 ms': rounded(quantile(theirs, 0.95), 1),
    'times faster at p50': rounded(quantile(theirs, 0.5) / quantile(ours, 0.5), 1),
  }
}

async function msOf(work: () => Promise<Uint8Array>): Promise<number> {
  const began = performance.now()
  const pdf = await work()
  if (Buffer.from(pdf.subarray(0, 5)).toString() !== '%PDF-') throw new Error('that is no PDF')
  return performance.now() - began
}
