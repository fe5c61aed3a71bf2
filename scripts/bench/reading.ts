/** Measures how well programs extract the text of the PDFs in every language: the share of whole words, and of words in the right order. */
import { Template } from '#features/cvs/contract.ts'
import { toPrintModel } from '#features/cvs/server/print-model.ts'
import { openTypesetter } from '#platform/server/pdf/typesetter.ts'
import { englishCv } from '#tests/factories/a-cv.ts'
import { indianCvs } from '#tests/factories/indian-cvs.ts'
import { newestTemplate } from '#tests/cv-pdf/newest-template.ts'
import { isPopplerHere, readByPoppler, textOf } from '#tests/cv-pdf/read-pdf.ts'
import { compare, wordsIn, wordsOf } from '#tests/cv-pdf/words-of-cv.ts'
import { print, rounded, type Row } from './print.ts'

/** The minimum share of whole words. The tests check the rest: `tests/cv-pdf/cv-pdf-scripts.test.ts`. */
const leastWords = 0.9

export async function benchReading(): Promise<boolean> {
  const { typeset, readPdf, stop } = openTypesetter({ timeoutMs: 60_000, starvedMs: 60_000 })
  const readers: Readonly<Record<string, (pdf: Uint8Array) => Promise<string>>> = {
    ...(isPopplerHere && { poppler: async (pdf: Uint8Array) => readByPoppler(pdf) }),
    pdfium: textOf,
    'pdf.js': async (pdf) => (await readPdf(pdf)).pages.join('\n'),
  }
  const rows: Row[] = []
  for (const [lang, body] of [['en', englishCv] as const, ...indianCvs]) {
    for (const template of Template.options) {
      const cv = { ...body, template }
      const pdf = await typeset(newestTemplate(template), toPrintModel(cv))
      const figures: Record<string, number> = {}
      for (const [name, read] of Object.entries(readers)) {
        const { recall, order } = compare(wordsOf(cv), wordsIn(await read(pdf)))
        Object.assign(figures, { [`${name} words`]: rounded(recall), [`${name} order`]: rounded(order) })
      }
      rows.push({ language: lang, template, ...figures })
    }
  }
  await stop()
  print('reading', rows, { readings: rows })
  return rows.every((row) =>
    [row['poppler words'], row['pdfium words']].every((words) => words === undefined || Number(words) >= leastWords),
  )
}
