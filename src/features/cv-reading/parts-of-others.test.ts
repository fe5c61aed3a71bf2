/** Parts whose titles or numbers stand elsewhere than usual. */
import { expect, test } from 'vitest'
import { paragraphOf } from '#features/cv-words/paragraph.ts'
import { withoutSymbolMarks } from '#features/pdf-layout/symbol-marks.ts'
import { propose } from './propose.ts'

const read = (...lines: readonly string[]) =>
  propose(
    lines.map((text) => ({ ...paragraphOf(text, 10), look: 'plain 10' })),
    [],
  ).cv

test('jobs below "Achievements" of the first job', () => {
  const cv = read(
    'Asha Menon',
    'WORK EXPERIENCE',
    'Administrative Officer',
    'Ministry of Rivers',
    'January 2024 – Present',
    '• Kept the minutes.',
    'Achievements',
    'Took part in the planning of three projects for which forty-five million were raised, and wrote all of their reports to the house.',
    'Account Executive (Sales)',
    'Taru Media, Pune',
    'June 2021 - August 2023',
    '• Wrote to customers.',
  )
  expect(cv.experience.map(({ company, position }) => [company, position])).toEqual([
    ['Ministry of Rivers', 'Administrative Officer'],
    ['Taru Media', 'Account Executive (Sales)'],
  ])
})

test('a remark behind the title of the jobs, and "Tech Experience" with lists', () => {
  const cv = read(
    'Asha Menon',
    'WORK EXPERIENCE - Past 3 Jobs',
    'Clerk, Taru Traders',
    '2019 – 2021',
    'Tech Experience',
    'Node.js | React | MongoDB',
    'Docker | Redis',
  )
  expect(cv.experience.map(({ company, position }) => [company, position])).toEqual([['Taru Traders', 'Clerk']])
  expect(cv.skills).toEqual(['Node.js', 'React', 'MongoDB', 'Docker', 'Redis'])
})

test.each([
  [['Phone', '9089 0177'], '9089 0177'],
  [['0316/123 4567'], '0316/123 4567'],
])('the phone number in %j', (lines, phone) => {
  expect(read('Asha Menon', ...lines, 'Skills', 'Java, SQL').personalInfo.phone).toBe(phone)
})

test('two months of one line are no phone number', () => {
  expect(read('Asha Menon', 'Experience', 'Clerk, Taru Traders\t012/2020-02/2021').personalInfo.phone).toBe('')
})

test('an unknown employer between a position and its team, with the town behind the time', () => {
  expect(
    read('Asha Menon', 'Experience', 'Data Scientist, ZQ, Ranking Team', 'Sep 2022 – Present, Saint-Petersburg').experience[0],
  ).toMatchObject({ position: 'Data Scientist', company: expect.stringMatching(/^ZQ/) })
})

test('list marks of a symbol font', () => {
  const lines = ['Clerk', '{ Kept the books.', '{ Architecture\t{ Agile', '{ Paid wages { Wrote letters'].map((text) =>
    paragraphOf(text),
  )
  expect(withoutSymbolMarks(lines).map(({ text, isBullet }) => [text, isBullet])).toEqual([
    ['Clerk', false],
    ['Kept the books.', true],
    ['Architecture\tAgile', false],
    ['Paid wages\tWrote letters', false],
  ])
})
