/** Names in the header of a job: the employer, the position, a place, and texts that are none of these. */
import { expect, test } from 'vitest'
import { type Paragraph, paragraphOf } from '#features/cv-words/paragraph.ts'
import { propose } from './propose.ts'
import { scoreOf, splitPlace } from '#features/cv-words/words.ts'

type Line = Partial<Paragraph> & { readonly text: string }
const jobsIn = (...lines: readonly (string | Line)[]) =>
  propose(
    ['Asha Menon', 'Experience', ...lines].map((line) =>
      typeof line === 'string' ? paragraphOf(line, 10) : { ...paragraphOf(line.text, 10), ...line },
    ),
    [],
  ).cv.experience.map(({ company, position }) => [company, position])

test.each<[string, readonly string[], readonly string[]]>([
  [
    'the length of a job',
    ['Web Developer at Nadi Labs', 'May 2019 – May 2021 (2 years 1 month)'],
    ['Nadi Labs', 'Web Developer'],
  ],
  ['dashes with a space on one side', ['Nadi LLC -Driver —Pune, India — Aug 2023 - Present'], ['Nadi LLC', 'Driver']],
  [
    'an employer that begins with the word of an occupation',
    ['Mentor Graphics India Pvt Ltd\tJan 2019 – Dec 2021', 'Software Engineer'],
    ['Mentor Graphics India Pvt Ltd', 'Software Engineer'],
  ],
  ['several dashes', ['Nadi Pests — Sales Agent — Pune, India — Aug 2021 - May 2022'], ['Nadi Pests', 'Sales Agent']],
  ['the legal form behind a comma', ['Nadi, Inc\tMay 2015 – June 2017', 'Web Developer\tPune'], ['Nadi, Inc', 'Web Developer']],
  [
    'a word that was a link',
    ['Nadi Technologies -Link\tPune', 'Developer\tMay 2015 – June 2017'],
    ['Nadi Technologies', 'Developer'],
  ],
  ['an address on the web', ['Nadi\tnadi.example.org', 'Lead Developer\tMay 2015 – June 2017'], ['Nadi', 'Lead Developer']],
  ['two towns at the right', ['Nadi\tKochi & Quilon, India', 'Lead Developer\tMay 2015 – June 2017'], ['Nadi', 'Lead Developer']],
])('%s is no name', (_, lines, names) => {
  expect(jobsIn(...lines)).toEqual([names])
})

test('behind an employer stand its town, its state and its country', () => {
  expect(jobsIn('Software Development Engineer II, Nadi, Los Gatos, CA, USA\t2015 – 2017')).toEqual([
    ['Nadi', 'Software Development Engineer II'],
  ])
  expect(splitPlace('Nadi, Cupertino, CA, USA')).toEqual({ name: 'Nadi', place: 'Cupertino, CA, USA' })
  expect(['Software Development Engineer II', 'Lab Technicians Pvt Ltd'].map(scoreOf)).toEqual([1, -1])
})

const head = (text: string, size: number): Line => ({ text, size, look: `bold ${2 * size}` })

test('smaller letters than those of the part open none, though headings stand in them', () => {
  const { cv } = propose(
    [
      head('Contact', 12),
      { text: 'asha@example.in' },
      head('About', 12),
      { text: 'I keep books.' },
      head('Work', 16),
      head('Vriksha Parvat', 12),
      { text: 'Cashier\tMay 2019 – Present' },
    ].map((line) => ({ ...paragraphOf(line.text, 10), look: 'plain 20', ...line })),
    [],
  )
  expect(cv.experience).toMatchObject([{ company: 'Vriksha Parvat', position: 'Cashier' }])
})

const jobBelow = (look: string, employer: string, position: string, year: number): Line[] => [
  { text: employer, look },
  { text: `${position}\tMay ${year} – June ${year + 1}`, look: 'italic 20' },
  { text: 'Kept all the books of the branch.', look: 'plain 20' },
]

test('employers stand in letters of their own, even where those of the first job are others', () => {
  expect(
    jobsIn(
      ...jobBelow('small 18', 'NADI', 'Clerk', 2019),
      ...jobBelow('plain 22', 'Vriksha', 'Cashier', 2017),
      ...jobBelow('plain 22', 'Parvat', 'Clerk', 2015),
    ),
  ).toEqual([
    ['NADI', 'Clerk'],
    ['Vriksha', 'Cashier'],
    ['Parvat', 'Clerk'],
  ])
})

const jobOfThree = (look: string, position: string, employer: string, year: number): Line[] => [
  { text: position, look },
  { text: employer, look: 'bold 22' },
  { text: `May ${year} – June ${year + 1}`, look: 'plain 20' },
  { text: 'Kept all the books of the branch.', look: 'plain 20' },
]

test('and so do two lines above each time', () => {
  expect(
    jobsIn(
      ...jobOfThree('bold 40', 'Head Clerk', 'Nadi', 2019),
      ...jobOfThree('bold 32', 'Cashier', 'Vriksha', 2017),
      ...jobOfThree('bold 32', 'Clerk', 'Parvat', 2015),
    ),
  ).toEqual([
    ['Nadi', 'Head Clerk'],
    ['Vriksha', 'Cashier'],
    ['Parvat', 'Clerk'],
  ])
})

test('a position and its firm in one line, above what the work was about', () => {
  expect(
    jobsIn(
      { text: 'Clerk Intern, Nadi Foods Private Ltd.\tMay 2022 – Dec 2022' },
      { text: 'Counting of mangoes\tBengaluru, India' },
      { text: 'Kept all the books of the branch.', isBullet: true },
    ),
  ).toEqual([['Nadi Foods Private Ltd.', 'Clerk Intern']])
})
