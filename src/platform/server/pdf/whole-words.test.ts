import { expect, test } from 'vitest'
import { toPrintModel } from '#features/cvs/server/print-model.ts'
import { indianCvs } from '#tests/factories/indian-cvs.ts'
import { openForOneTest, plainCv } from '#tests/cv-pdf/pdf-workers.ts'
import { pixelsOf, textOf } from '#tests/cv-pdf/read-pdf.ts'
import { compare, wordsIn, wordsOf } from '#tests/cv-pdf/words-of-cv.ts'
import { wasmEngine } from './wasm-engine.ts'
import { withWholeWords } from './whole-words.ts'

const engine = await wasmEngine()
const withoutJoiners = (text: string): string => text.replace(/[\u200C\u200D]/g, '')

test('a page in all scripts looks the same, and its file grows by less than a hundredth', async () => {
  const json = JSON.stringify({ ...plainCv, summary: [...indianCvs.values()].map((cv) => cv.summary) })
  const before = await engine.pdf({ template: 'cv-creative', json, attachment: '' })
  const after = withWholeWords(before, json)
  const [dots, dotsBefore] = [await pixelsOf(after), await pixelsOf(before)]
  expect(dots).toHaveLength(dotsBefore.length)
  // Glyphs move by less than a thousandth of their size. That is invisible, but the shade of a pixel may change.
  expect(dots.reduce((most, dot, at) => Math.max(most, Math.abs(dot - (dotsBefore[at] ?? 0))), 0)).toBeLessThan(10)
  expect(after.length).toBeLessThan(before.length * 1.01)
})

test('the portable compiler writes whole words too', async () => {
  const { typeset } = openForOneTest({ engine: 'wasm' })
  const cv = indianCvs.get('bn')
  if (!cv) throw new Error('there is no CV in Bengali')
  const { lost } = compare(wordsOf(cv), wordsIn(await textOf(await typeset(`cv-${cv.template}`, toPrintModel(cv)))))
  expect(lost).toEqual([])
})

test.each([
  ['syllables that come twice', 'মামা শ্রীশ্রী শ্রী র্তীর্তী বিক্রয়য়'],
  ['words with joiners', 'क्‍ष श्री‌मान ক্‌ষ'],
  ['words beside brackets, stops and figures', '(विद्यालय) शिक्षिका, প্রতিনিধি। 2024-में'],
  ['words in several scripts', 'विद्यालय বিদ্যালয় school வித்யாலயா ବିଦ୍ୟାଳୟ'],
])('%s come out as they were written', async (_, summary) => {
  const json = JSON.stringify({ ...plainCv, summary: [summary] })
  const text = await textOf(withWholeWords(await engine.pdf({ template: 'cv-modern', json, attachment: '' }), json))
  expect(withoutJoiners(text)).toContain(withoutJoiners(summary))
})

test('a PDF without Indian words is not changed', async () => {
  const json = JSON.stringify(plainCv)
  const pdf = await engine.pdf({ template: 'cv-modern', json, attachment: '' })
  expect(withWholeWords(pdf, json)).toBe(pdf)
})
