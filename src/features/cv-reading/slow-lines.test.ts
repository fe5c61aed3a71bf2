/** Long lines of a hostile file: the time must grow linearly with their length, not with its square. */
import { expect, test } from 'vitest'
import { processorTimeOf } from '#tests/abuse/slow-texts.ts'
import { emailIn, linkedInIn, phoneIn, webAddressIn } from '#features/cv-words/contact-details.ts'
import { educationEntriesIn } from '#features/cv-education/education-entries.ts'
import { isRemark, withoutAccreditation, withoutRemarks } from '#features/cv-words/education-remarks.ts'
import { languagesIn, spokenAmong } from '#features/cv-skills/languages.ts'
import { propose } from './propose.ts'
import { skillsIn } from '#features/cv-skills/skills.ts'

const lines = (...texts: readonly string[]) => texts.map((text) => ({ text, size: 10, isBullet: false }))
const readers: Readonly<Record<string, (text: string) => unknown>> = {
  emailIn,
  webAddressIn,
  phoneIn,
  linkedInIn,
  skillsIn: (text) => skillsIn(lines(text)),
  languagesIn: (text) => languagesIn(lines(text)),
  spokenAmong: (text) => spokenAmong(lines(`Languages: ${text}`)),
  withoutAccreditation,
  withoutRemarks,
  propose: (text) => propose(lines('Asha Menon', text, 'Experience', 'Clerk, Rao 2019 – 2020', text, 'Education', text), []),
}
const repeated = ['Role: x ', 'Clerk in ', '1,', '•', '9', 'A.', 'a@', 'a-', ' - ', '(', ', ', 'x (', 'native ']
const pauses = [
  'withoutAccreditation',
  'withoutRemarks',
  'emailIn',
  'webAddressIn',
  'skillsIn',
  'languagesIn',
  'spokenAmong',
  'propose',
]
const cases = Object.entries(readers).flatMap(([name, read]) =>
  [...repeated, ...(pauses.includes(name) ? [' ', ...(name === 'propose' ? ['\t', ' \t', ' - client '] : [])] : [])].map(
    (sign) => [name, sign, read] as const,
  ),
)
const short = 2_500
const times = 8

/** The minimum of at most five runs, because garbage collection adds time to some of them. Long runs are hardly affected, so they need fewer. */
async function leastTime(work: () => void): Promise<number> {
  const all: number[] = []
  while (all.length < 5 && all.reduce((sum, time) => sum + time, 0) < enough) all.push(await processorTimeOf(async () => work()))
  return Math.min(...all)
}
const enough = 1_000 // ms

test.each(cases)('%s reads a long line of "%s" about as fast as the same text in short ones', async (_name, sign, read) => {
  const lineOf = (length: number): string => `x${sign.repeat(Math.ceil(length / sign.length))}x`
  const [one, long] = [lineOf(short), lineOf(short * times)]
  const many = await leastTime(() => {
    for (let time = 0; time < times; time++) read(one)
  })
  const whole = await leastTime(() => void read(long))
  if (whole <= (many * times) / 2) return
  // V8 runs patterns on long texts in another way, once and for all: a text of twice the length must not take four times as long then.
  expect(await leastTime(() => void read(lineOf(2 * short * times)))).toBeLessThanOrEqual(3 * whole)
})

test('a line of many heads of a table can be read in one way', () => {
  expect(educationEntriesIn(lines(`${'courses '.repeat(100)}T`)).courses.length).toBeLessThan(2)
})

const sentenceOf = (words: number): string => `A ${'who '.repeat(words)}${'and '.repeat(words)}!`

test('a long line of the words of sentences is read as fast as the same text in short ones', async () => {
  const [one, long] = [sentenceOf(60), sentenceOf(60 * times)]
  const repeats = Array.from({ length: 20 })
  const many = await leastTime(() => repeats.forEach(() => Array.from({ length: times }, () => isRemark(one))))
  expect(await leastTime(() => repeats.forEach(() => isRemark(long)))).toBeLessThanOrEqual((many * times) / 2)
})

const manyOf = (text: string, count: number) =>
  lines('Work Experience', ...Array.from({ length: count }, () => text), 'Education', text)

test.each([
  'Client: Rao',
  'Environment: Java',
  'Institute: Nadi',
  'Working with Rao Ltd',
  'Working in Rao as a clerk in Rao as a clerk',
  'Tools\tGit, Ant',
  'Designation: Clerk',
  '• Clerk | Rao Ltd | 2015 – 2017',
])('many lines of "%s" are read about as fast as the same lines in several files', async (text) => {
  const [few, many] = [manyOf(text, 60), manyOf(text, 60 * times)]
  const several = await leastTime(() => {
    for (let time = 0; time < times; time++) propose(few, [])
  })
  expect(await leastTime(() => void propose(many, []))).toBeLessThanOrEqual((several * times) / 2)
})
