/** English, nine Indian scripts and Urdu in four templates: the words that programs read, compared with the typed ones. */
import { expect, test } from 'vitest'
import { Template } from '#features/cvs/contract.ts'
import { toPrintModel } from '#features/cvs/server/print-model.ts'
import { languageOf } from '#platform/server/pdf/language-of.ts'
import { englishCv } from '../factories/a-cv.ts'
import { indianCvs } from '../factories/indian-cvs.ts'
import { newestTemplate } from './newest-template.ts'
import { isPopplerHere, readByPoppler, textOf } from './read-pdf.ts'
import { aTypesetter } from './typesetter.ts'
import { compare, wordsIn, wordsOf } from './words-of-cv.ts'

const { typeset, readPdf } = aTypesetter()

/** The least share of words that are whole, and in order: on a page of Urdu, readers reverse figures and Latin words. */
const all = { recall: 1, order: 1 }
const leasts: Readonly<Record<string, typeof all>> = { ur: { recall: 0.92, order: 0.83 } }
/** It takes text far to the right for a separate column, so some dates come later. */
const leastOrderByPoppler = 0.96
const sections = ['Summary', 'Experience', 'Education', 'Skills', 'Key Achievements', 'Languages']

const cases = [['en', englishCv] as const, ...indianCvs].flatMap(([lang, cv]) =>
  Template.options.map((template) => ({ lang, template, cv: { ...cv, template } })),
)

test.each(cases)('Chrome copies every word of $lang out of $template, in order', async ({ lang, cv }) => {
  const read = compare(wordsOf(cv), wordsIn(await textOf(await typeset(newestTemplate(cv.template), toPrintModel(cv)))))
  const least = leasts[lang] ?? all
  expect(read.recall).toBeGreaterThanOrEqual(least.recall)
  expect(read.order).toBeGreaterThanOrEqual(least.order)
})

test.skipIf(!isPopplerHere).each(cases)(
  'pdftotext (poppler-utils) reads every word of $lang in $template',
  async ({ lang, cv }) => {
    const read = compare(wordsOf(cv), wordsIn(readByPoppler(await typeset(newestTemplate(cv.template), toPrintModel(cv)))))
    const least = leasts[lang] ?? all
    expect(read.recall).toBeGreaterThanOrEqual(least.recall)
    expect(read.order).toBeGreaterThanOrEqual(Math.min(least.order, leastOrderByPoppler))
  },
)

test.each(cases)('the plainest reader finds what is in Latin letters, from top to bottom ($lang, $template)', async ({ cv }) => {
  const { pages } = await readPdf(await typeset(newestTemplate(cv.template), toPrintModel(cv)))
  const text = pages.join('\n')
  const latin = wordsOf(cv).filter((word) => /^[\u0020-\u007E]+$/.test(word))
  expect(latin.filter((word) => !text.includes(word))).toEqual([])
  const parts = [cv.personalInfo.email, cv.personalInfo.phone, ...sections]
  const places = parts.map((part) => text.indexOf(part))
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
})

test.each([...indianCvs])('a CV in %s says so', (lang, { personalInfo, summary }) => {
  expect(languageOf(`${personalInfo.fullName} ${summary}`)).toBe(lang)
})
