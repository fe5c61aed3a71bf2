/** What the four templates make of CVs, read from real PDFs by the engine of a browser's PDF viewer. */
import { expect, test } from 'vitest'
import { type CvBody, Template } from '#features/cvs/contract.ts'
import { toPrintModel } from '#features/cvs/server/print-model.ts'
import { englishCv, hindiCv } from '../factories/a-cv.ts'
import { newestTemplate } from './newest-template.ts'
import { isAtTheEdge, linesOf, textOf } from './read-pdf.ts'
import { aTypesetter } from './typesetter.ts'

const { typeset } = aTypesetter()
const pdfOf = (cv: CvBody): Promise<Uint8Array> => typeset(newestTemplate(cv.template), toPrintModel(cv))
const { personalInfo } = englishCv
const [job] = englishCv.experience

/** Every text of a CV in reading order; classic has the company before the position. */
function readingOrder(cv: CvBody): readonly string[] {
  const isClassic = cv.template === 'classic'
  return [
    cv.personalInfo.fullName,
    cv.personalInfo.email,
    cv.personalInfo.phone,
    cv.personalInfo.address,
    'Summary',
    ...cv.summary.split(' '),
    'Experience',
    ...cv.experience.flatMap(({ company, position, startDate }) => [
      isClassic ? company : position,
      startDate.slice(0, 4),
      isClassic ? position : company,
    ]),
    'Education',
    ...cv.education.flatMap(({ endYear }) => [endYear]),
    'Skills',
    ...cv.skills,
    'Key Achievements',
    ...cv.achievements,
    'Languages',
    ...cv.languages,
  ]
}

test.each(Template.options)('a program reads every word of an English CV in order (%s)', async (template) => {
  const cv = { ...englishCv, template }
  const text = await textOf(await pdfOf(cv))
  let at = 0
  for (const words of readingOrder(cv)) {
    const found = text.indexOf(words, at)
    expect(found, `${words} after ${text.slice(at, at + 80)}`).toBeGreaterThanOrEqual(at)
    at = found + words.length
  }
})

test('a program reads the Hindi words of a Hindi CV', async () => {
  const text = await textOf(await pdfOf(hindiCv))
  expect(text).toContain(hindiCv.personalInfo.fullName)
  const words = hindiCv.summary.split(/[\s।,]+/).filter(Boolean)
  const found = words.filter((word) => text.includes(word))
  expect(found.length / words.length).toBeGreaterThan(0.7)
})

test('the PDF says what it is: tagged, in its language, with bookmarks and live links', async () => {
  const raw = Buffer.from(
    await pdfOf({ ...hindiCv, personalInfo: { ...personalInfo, portfolio: 'javascript:alert(1).x' } }),
  ).toString('latin1')
  expect(raw).toMatch(/^%PDF-1\.7/)
  for (const mark of [
    '/StructTreeRoot',
    '/Lang (hi-IN)',
    '/Title (Experience)',
    '(mailto:asha.menon@example.in)',
    '(tel:+919845012345)',
  ]) {
    expect(raw).toContain(mark)
  }
  expect(raw).toContain('(https://linkedin.com/in/asha-menon)')
  expect(raw).not.toContain('(javascript:')
})

test('what looks like markup is printed as it was written', async () => {
  const hostile = '#read("/etc/passwd") *bold* $x$ <script> ] } \\ #eval("1") `raw` @ref'
  const text = await textOf(await pdfOf({ ...englishCv, summary: hostile, skills: ['#{', '= Heading'] }))
  expect(text).toContain(hostile)
  expect(text).toContain('= Heading')
})

test('empty sections are left out', async () => {
  const text = await textOf(await pdfOf({ ...englishCv, experience: [], education: [], achievements: [], languages: [] }))
  for (const section of ['Experience', 'Education', 'Key Achievements', 'Languages']) expect(text).not.toContain(section)
})

test.each(['modern', 'classic', 'minimal'] as const)('words without an end stay on the paper (%s)', async (template) => {
  const word = 'Wolfeschlegelstein'.repeat(8)
  const long = {
    fullName: word.slice(0, 120),
    email: `${'a'.repeat(60)}@${'b'.repeat(60)}.in`,
    portfolio: `x.in/${'path/'.repeat(50)}`,
  }
  const pdf = await pdfOf({
    ...englishCv,
    template,
    personalInfo: { ...personalInfo, ...long, address: 'क्ष'.repeat(90) },
    summary: word,
    experience: job ? [{ ...job, company: word, position: word, description: word.repeat(20) }] : [],
    skills: [word, 'क्ष'.repeat(90), 'ع'.repeat(200)],
    achievements: [word],
  })
  expect(await isAtTheEdge(pdf)).toBe(false)
})

test('a second page says whose it is and which it is, the first need not', async () => {
  const experience = Array.from({ length: 9 }, () => englishCv.experience).flat()
  const [first = [], second = []] = await linesOf(await pdfOf({ ...englishCv, experience }))
  expect(second.at(-1)).toMatch(/^Asha Menon 2 \/ \d$/)
  expect(first.filter((line) => line === personalInfo.fullName)).toHaveLength(1)
  expect(first.join('\n')).not.toMatch(/1 \/ \d$/m)
})
