import { expect, test } from 'vitest'
import { englishCv, hindiCv } from '#tests/factories/a-cv.ts'
import type { CvBody } from './contract.ts'
import { rateCv } from './rating.ts'

const { personalInfo, experience, education } = englishCv
const best: CvBody = { ...englishCv, personalInfo: { ...personalInfo, portfolio: 'asha.example.in' } }
const failed = (cv: CvBody): readonly string[] => rateCv(cv).checks.flatMap(({ name, isPassed }) => (isPassed ? [] : [name]))
const words = (count: number): string => Array.from({ length: count }, () => 'word').join(' ')
const jobsWith = (over: object): CvBody => ({ ...best, experience: experience.map((job) => ({ ...job, ...over })) })
const contactWith = (over: object): CvBody => ({ ...best, personalInfo: { ...best.personalInfo, ...over } })

test('a failed check links to the entry that fails it', () => {
  const [first, second] = experience
  const cv: CvBody = {
    ...best,
    experience: [first, { ...second, description: 'Led all of it' }].filter((job) => job !== undefined) as CvBody['experience'],
  } // the entries exist
  const fieldOf = (name: string) => rateCv(cv).checks.find((check) => check.name === name)?.field
  expect(fieldOf('Results in numbers')).toBe('experience.1.description')
  expect(fieldOf('Portfolio')).toBe('personalInfo.portfolio')
  expect(rateCv(cv).checks.every(({ example }) => example.length > 10)).toBe(true)
})

test('a CV without faults has all five points', () => {
  expect(rateCv(best)).toMatchObject({ rating: 5 })
  expect(rateCv(best).checks.reduce((sum, { points }) => sum + points * 10, 0)).toBe(50)
  expect(failed(best)).toEqual([])
})

test.each<[string, CvBody, string]>([
  ['a summary of few words', { ...best, summary: words(29) }, 'Summary length'],
  ['a summary of too many words', { ...best, summary: words(121) }, 'Summary length'],
  ['a job without a figure', jobsWith({ description: `Led ${words(30)}` }), 'Results in numbers'],
  ['jobs told without deeds', jobsWith({ description: `Responsible for 5 ${words(30)}` }), 'Action words'],
  ['a job without a start', jobsWith({ startDate: '' }), 'Dates'],
  ['a past job without an end', jobsWith({ current: false, endDate: '' }), 'Dates'],
  ['a job that ends before it starts', jobsWith({ current: false, startDate: '2022-01', endDate: '2021-12' }), 'Dates'],
  ['a course without its years', { ...best, education: education.map((course) => ({ ...course, startYear: '' })) }, 'Dates'],
  ['few skills', { ...best, skills: ['A', 'B', 'C', 'D', 'E', 'a'] }, 'Skills'],
  ['too many skills', { ...best, skills: Array.from({ length: 26 }, (_, number) => `S${number}`) }, 'Skills'],
  ['a job told too briefly', jobsWith({ description: 'Led 5 people to work' }), 'Descriptions'],
  ['no education', { ...best, education: [] }, 'Education'],
  ['a slip in the address', contactWith({ email: 'asha@gmial.com' }), 'E-mail'],
  ['a number that no one has', contactWith({ phone: '1234567890' }), 'Phone'],
  ['LinkedIn that is not LinkedIn', contactWith({ linkedIn: 'facebook.com/asha' }), 'Links'],
  ['a portfolio at no address', contactWith({ portfolio: 'https://user@asha.in' }), 'Links'],
  ['no portfolio', contactWith({ portfolio: '' }), 'Portfolio'],
  ['one achievement', { ...best, achievements: ['Won 1 prize'] }, 'Achievements'],
  ['no language', { ...best, languages: [] }, 'Languages'],
])('%s fails one check alone', (_, cv, name) => {
  expect(failed(cv)).toEqual([name])
  const { rating, checks } = rateCv(cv)
  const lost = checks.find((check) => check.name === name)
  expect(rating).toBeCloseTo(5 - (lost?.points ?? 0), 5)
  expect(lost?.reason).not.toBe('')
  expect(lost?.fix).toMatch(/\.$/)
})

test.each(['98450 12345', '+91-98450-12345', '09845012345', '+44 20 7946 0958'])('%s can be dialled', (phone) => {
  expect(failed(contactWith({ phone }))).toEqual([])
})

test('a very good CV without a portfolio has 4.8', () => {
  expect(rateCv(englishCv).rating).toBe(4.8)
})

test('a person without a job is rated by achievements', () => {
  const fresher = { ...best, experience: [], achievements: ['Won the state quiz of 2024', 'Led a club of 40 students'] }
  expect(rateCv(fresher).rating).toBe(5)
  expect(failed({ ...fresher, achievements: [] })).toEqual(['Results in numbers', 'Action words', 'Descriptions', 'Achievements'])
})

test('a CV in Hindi loses no points for verbs at the end of sentences', () => {
  expect(failed(hindiCv)).not.toContain('Action words')
})
