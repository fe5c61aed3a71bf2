import { expect, test } from 'vitest'
import { aJob } from '#tests/factories/a-job.ts'
import { openPortal } from '#tests/portal.ts'
import wordForms from '../../../../database/names/word-forms.json' with { type: 'json' }
import { searchedWords, titleParts } from './word-forms.ts'

const { db, visitor } = await openPortal()

const titlesFor = async (q: string): Promise<string[]> =>
  (await visitor.call(`GET /api/jobs?q=${encodeURIComponent(q)}`)).json<{ title: string }[]>().map(({ title }) => title)

test.each(wordForms.flatMap(({ word, short }) => short.map((form) => [form, word] as const)))(
  '%s and %s find each other',
  async (form, word) => {
    const long = `${word} ${form.replaceAll(' ', '')}long`
    const short = `${form} ${form.replaceAll(' ', '')}short`
    await aJob(db, { title: long })
    await aJob(db, { title: short })
    expect(await titlesFor(`${form} ${form.replaceAll(' ', '')}long`)).toEqual([long])
    expect(await titlesFor(`${word} ${form.replaceAll(' ', '')}short`)).toEqual([short])
    expect(await titlesFor(`${form} ${form.replaceAll(' ', '')}short`)).toEqual([short])
  },
)

test.each([
  ['Sr. Accountant', 'senior  Accountant'],
  ['Sr Java Developer', 'senior Java Developer'],
  ['Jr.Engineer', 'junior Engineer'],
  ['V.P. Sales', 'vice president Sales'],
  ['GM - Information Technology', 'general manager Information Technology'],
  ['12th ladki', '12th women'],
  ['repair', 'repair'],
  ['"sr accountant"', '"sr accountant"'],
])('%s is searched as %s', (typed, searched) => {
  expect(searchedWords(typed)).toBe(searched)
})

test('the parts of a title stay apart', () => {
  expect(titleParts('Sr. Illustrator - Ahmedabad – Night')).toBe('senior  Illustrator, Ahmedabad, Night')
  expect(titleParts('Java Architect- Pune')).toBe('Java Architect, Pune')
  expect(titleParts('Java Developer(2 years)-Pune -Hybrid')).toBe('Java Developer(2 years), Pune, Hybrid')
  expect(titleParts('front-end developer')).toBe('front end developer')
})
