/** Resumes made by other programs, in common layouts. What is imported is right, or the person is asked. */
import { expect, test } from 'vitest'
import type { ImportResult } from '#features/cv-import/contract.ts'
import { openReader } from '#features/cv-import/server/reader.ts'
import { converted } from './resumes/converted.ts'
import { facts } from './resumes/facts.ts'
import * as pages from './resumes/pages.ts'
import { printAll } from './resumes/print.ts'
import { plainPdf, sidebarPdf } from './resumes/react-pdf.ts'
import { biodata, headed, hindiWord, tabled, years } from './resumes/word.ts'

const [oneColumn, employerFirst, twoColumns, table, hindi, scripts, picture] = await printAll([
  pages.oneColumn,
  pages.employerFirst,
  pages.twoColumns,
  pages.table,
  pages.hindi,
  pages.nineScripts,
  pages.picture,
])

const resumes: readonly (readonly [string, () => Promise<Uint8Array> | Uint8Array | undefined])[] = [
  ['a browser, one column', () => oneColumn],
  ['a browser, the employer first', () => employerFirst],
  ['a browser, two columns', () => twoColumns],
  ['a browser, times in a table', () => table],
  ['react-pdf, one column', plainPdf],
  ['react-pdf, a column at the right', sidebarPdf],
  ['Word with headings', headed],
  ['Word with tables', tabled],
  ['Word, a biodata', biodata],
  ['Word by a converter', converted],
]

const reader = openReader({ timeoutMs: 60_000, starvedMs: 120_000 })
const read = async (file: Uint8Array | undefined): Promise<ImportResult> => (await reader.read(file ?? new Uint8Array())).imported

test.each(resumes)('%s', async (_, make) => {
  const { cv } = await read(await make())
  const { fullName, email, phone } = cv.personalInfo
  expect({ name: fullName.toLowerCase(), email, phone }).toEqual({ name: 'meera nair', email: facts.email, phone: facts.phone })
  expect(cv.experience.map(({ description: _text, ...job }) => job)).toEqual(facts.jobs)
  expect(cv.education).toEqual([expect.objectContaining(facts.course)])
  expect(cv.skills).toEqual(facts.skills)
  expect(cv.languages).toEqual(facts.languages)
})

test.each([
  ['a Word file', hindiWord],
  ['a page as a browser prints it', () => hindi],
] as const)('%s in Hindi, with its months in Hindi', async (_, make) => {
  const { cv } = await read(await make())
  expect(cv).toMatchObject({
    personalInfo: { fullName: 'प्रिया शर्मा', email: 'priya.sharma@example.in', phone: '+919810012345' },
    experience: [{ company: 'सर्वोदय कन्या विद्यालय', position: 'गणित शिक्षिका', startDate: '2018-07', endDate: '', current: true }],
    education: [{ institution: 'दिल्ली विश्वविद्यालय', degree: 'बी.एड.', field: 'गणित', startYear: '2015', endYear: '2017' }],
    skills: ['गणित', 'पाठ योजना'],
    languages: ['हिन्दी', 'English'],
  })
})

test('a page in nine scripts, as a browser prints it, keeps each letter and each space', async () => {
  const { cv } = await read(scripts)
  expect(cv.summary.split('\n')).toEqual(Object.values(pages.sentences))
})

test('text that fits no field is returned, word for word', async () => {
  const { cv, left } = await read(await headed())
  expect(cv.certificates).toMatchObject([{ name: 'Advanced Cardiac Life Support' }])
  expect(left).toEqual([{ title: 'Interests', text: 'Long-distance running and Carnatic music' }])
  const { left: more } = await read(employerFirst)
  expect(more).toContainEqual({ title: 'HOBBIES', text: 'Carnatic music' })
})

test('a year alone is marked as doubtful', async () => {
  const { cv, doubts } = await read(await years())
  expect(cv.experience).toMatchObject([{ company: 'Sanjivani Hospital', startDate: '2019-01', endDate: '2021-01' }])
  expect(doubts).toEqual(['experience.0.startDate', 'experience.0.endDate'])
})

test('a picture of a resume asks for another file', async () => {
  await expect(read(picture)).rejects.toMatchObject({ reason: 'noText' })
})
