/** Ten languages in four templates: what a reader that honours the PDF's own text (Chrome, Acrobat) copies out, against what was typed. */
import { expect, test } from 'vitest'
import { type CvBody, Template } from '#features/cvs/contract.ts'
import { languageOf, printed } from '#features/cvs/server/printed.ts'
import { englishCv } from './a-cv.ts'
import { indianCvs } from './indian-cvs.ts'
import { textOf } from './read-pdf.ts'
import { aTypesetter } from './typesetter.ts'

const { typeset, readPdf } = aTypesetter()

/** The share of words that come out whole. Where it is below 1, the compiler (0.14) doubles or moves signs of that script in the text. */
const recalls: Readonly<Record<string, number>> = {
  en: 1,
  hi: 1,
  bn: 0.96,
  pa: 1,
  gu: 1,
  or: 0.9,
  ta: 1,
  te: 1,
  kn: 1,
  ml: 1,
  ur: 0.65,
}

const plain = (text: string): string => text.normalize('NFC').replace(/[\u200B-\u200F]/g, '')
const wordsOf = (texts: readonly string[]): readonly string[] =>
  plain(texts.join(' '))
    .split(/[\s।,،۔.:;()|·•-]+/u)
    .filter(Boolean)

/** In the order of reading, where all templates agree. */
function textsOf({ personalInfo, summary, experience, education, skills, achievements, languages }: CvBody): readonly string[] {
  return [
    personalInfo.fullName,
    personalInfo.email,
    personalInfo.address,
    summary,
    ...experience.map(({ description }) => description),
    ...education.map(({ degree, field }) => `${degree}, ${field}`),
    ...skills,
    ...achievements,
    ...languages,
  ]
}

const cases = [['en', englishCv] as const, ...indianCvs].flatMap(([lang, cv]) =>
  Template.options.map((template) => ({ lang, template, cv: { ...cv, template } })),
)

test.each(cases)('words of $lang come out of $template whole, Latin ones without a miss', async ({ lang, cv, template }) => {
  const pdf = await typeset(`cv-${template}`, printed(cv))
  const text = plain(await textOf(pdf))
  const words = wordsOf(textsOf(cv))
  const found = words.filter((word) => text.includes(word))
  expect(found.length / words.length).toBeGreaterThanOrEqual(recalls[lang] ?? 1)
  const latin = words.filter((word) => /^[\u0020-\u007E]+$/.test(word))
  expect(latin.filter((word) => !text.includes(word))).toEqual([])
  // Also for the plainest of readers, which knows nothing but what is drawn.
  const plainest = plain((await readPdf(pdf)).pages.join(' '))
  for (const part of [cv.personalInfo.email, cv.personalInfo.phone]) expect(plainest).toContain(part)
})

test.each(cases)('$lang is read from top to bottom in $template, also by the plainest reader', async ({ lang, cv, template }) => {
  const pdf = await typeset(`cv-${template}`, printed(cv))
  const plainest = (await readPdf(pdf)).pages.join(' ')
  const sections = ['Summary', 'Experience', 'Education', 'Skills', 'Key Achievements', 'Languages']
  // The other turns the parts of each line of Urdu around, as they stand on the paper.
  for (const text of lang === 'ur' ? [plainest] : [plainest, await textOf(pdf)]) {
    const places = [cv.personalInfo.email, cv.personalInfo.phone, ...sections].map((part) => text.indexOf(part))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  }
})

test.each([...indianCvs])('a CV in %s says so', (lang, { personalInfo, summary }) => {
  expect(languageOf(`${personalInfo.fullName} ${summary}`)).toBe(lang)
})
