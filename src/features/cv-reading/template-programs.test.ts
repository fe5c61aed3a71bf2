/** Layouts of templates of CV programs. */
import { expect, test } from 'vitest'
import { paragraphOf } from '#features/cv-words/paragraph.ts'
import { propose } from './propose.ts'

type Line = readonly [text: string, look?: string]
const read = (...lines: readonly (Line | string)[]) =>
  propose(
    lines
      .map((line): Line => (typeof line === 'string' ? [line] : line))
      .map(([text, look = 'plain 10']) => ({ ...paragraphOf(text, 10), look })),
    [],
  ).cv
const jobsOf = (...lines: readonly (Line | string)[]) =>
  read('Asha Menon', 'Experience', ...lines).experience.map(({ company, position, startDate }) => [company, position, startDate])
const coursesOf = (...lines: readonly string[]) =>
  read('Asha Menon', 'Education', ...lines).education.map(({ institution, degree, field }) => [institution, degree, field])

test('the time of each job may stand below what was done there', () => {
  const kept = 'Kept the books of all branches of the house, paid the wages of eighty people, and wrote to the banks of the town.'
  expect(
    jobsOf('Clerk at Nadi Traders', kept, 'July 2020 - Current', 'Cashier at Vriksha Stores', kept, 'Feb 2018 – Sept 2019'),
  ).toEqual([
    ['Nadi Traders', 'Clerk', '2020-07'],
    ['Vriksha Stores', 'Cashier', '2018-02'],
  ])
})

test('a second position at an employer may have its initials behind it', () => {
  expect(
    jobsOf(
      'Nadi Foods\tPune',
      'Lead Engineer\tOct 2018 – Sep 2023',
      '• Led eight people.',
      'Senior Site Reliability Engineer (SRE)\tOct 2016 – Sep 2018',
      '• Kept all shops running.',
    ),
  ).toEqual([
    ['Nadi Foods', 'Lead Engineer', '2018-10'],
    ['Nadi Foods', 'Senior Site Reliability Engineer (SRE)', '2016-10'],
  ])
})

test('what the firm does may stand between it and the position', () => {
  expect(
    jobsOf(
      ['Nadi & Rao Group\t03/2018 - 07/2024', 'bold 14'],
      'Shops for spices, four towns',
      'General Manager',
      '• Led forty people.',
      ['Vriksha Lumen\t01/2016 - 02/2018', 'bold 14'],
      'House of light and lamps',
      'Shift Supervisor',
      '• Led six people.',
    ),
  ).toEqual([
    ['Nadi & Rao Group', 'General Manager', '2018-03'],
    ['Vriksha Lumen', 'Shift Supervisor', '2016-01'],
  ])
})

test('an employer may stand in brackets behind the position', () => {
  expect(jobsOf('Software Engineer (TCS)\tOct 2016 – Sep 2018')).toEqual([['TCS', 'Software Engineer', '2016-10']])
})

test('the kind of work above some jobs is no employer', () => {
  expect(
    jobsOf(
      'Academic Services',
      'Jan 1958–present Adviser, Nadi School of Medicine',
      'Industry Work Experience',
      'Jan 1951–May 1957 Chemist, Vriksha Pharma Ltd',
    ).map(([company]) => company),
  ).toEqual(['Nadi School of Medicine', 'Vriksha Pharma Ltd'])
})

test.each(['Minor in Computer Science', 'Major: Data Analytics\tMinor: Machine Learning'])(
  '"%s" is no course of its own',
  (minor) => {
    expect(coursesOf('Nadi University\t2013 – 2016', 'Master of Science in Physics', minor)).toEqual([
      ['Nadi University', 'Master of Science', 'Physics'],
    ])
  },
)

test('a minor may stand between the degree and its school', () => {
  expect(
    coursesOf(
      "Bachelor's of Science in Electrical Engineering",
      'Minor in Computer Science',
      'Nadi State University',
      '2017-2022',
    ),
  ).toEqual([['Nadi State University', "Bachelor's of Science", 'Electrical Engineering']])
})

test('a candidate for a degree', () => {
  expect(coursesOf('Nadi School of Management\t2015 – Present', 'Candidate for MBA, June 2017')[0]?.slice(0, 2)).toEqual([
    'Nadi School of Management',
    'MBA',
  ])
  expect(coursesOf('Nadi University\t2020 – Present', 'PhD Candidate in Physics')).toEqual([
    ['Nadi University', 'PhD', 'Physics'],
  ])
})

test('years behind skills are no skills', () => {
  expect(read('Asha Menon', 'Skills', 'React\t(1y)', 'Tailwind\t(3y)', 'Laravel\t5+ yrs').skills).toEqual([
    'React',
    'Tailwind',
    'Laravel',
  ])
})

type PlacedLine = readonly [text: string, column: number, x: number, y: number, width: number]
const readPlaced = (...lines: readonly PlacedLine[]) =>
  propose(
    lines.map(([text, column, x, y, width]) => ({
      ...paragraphOf(text, 10),
      look: 'plain 10',
      place: { page: 1, column, box: { x, y, width, height: 10 } },
    })),
    [],
  ).cv

test('a heading above two columns stands over both', () => {
  const { skills } = readPlaced(
    ['Asha Menon', 1, 40, 40, 50],
    ['Summary', 1, 40, 60, 40],
    ['Ten years of work in banks and in schools, in four towns of the coast.', 1, 40, 80, 500],
    ['Skills', 1, 40, 100, 30],
    ['Tally, Excel', 2, 40, 120, 60],
    ['Java, Python', 3, 320, 120, 60],
  )
  expect(skills).toEqual(['Tally', 'Excel', 'Java', 'Python'])
})

test('the last words of a list may stand in the next line', () => {
  const { skills } = readPlaced(
    ['Asha Menon', 1, 40, 40, 50],
    ['Skills', 1, 40, 60, 30],
    ['Lean • Design Thinking • Pair Programming • Material', 1, 40, 80, 260],
    ['UI • Tailwind', 1, 40, 91, 65],
  )
  expect(skills).toEqual(['Lean', 'Design Thinking', 'Pair Programming', 'Material UI', 'Tailwind'])
})
