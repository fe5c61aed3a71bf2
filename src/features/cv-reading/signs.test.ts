/** Signs of a wrong reading: a field with the sign is doubtful, and the same entry without the sign is not. */
import { expect, test } from 'vitest'
import { readLines } from '#tests/cv-import/read-lines.ts'
import { type Paragraph, paragraphOf } from '#features/cv-words/paragraph.ts'
import { propose } from './propose.ts'
import { skillsIn } from '#features/cv-skills/skills.ts'
import { againstOrder } from '#features/cv-words/time-order.ts'

const doubtsOf = (...texts: readonly string[]): readonly string[] => readLines(...texts).doubts

const marked = (kind: string, ...texts: readonly string[]): readonly string[] =>
  doubtsOf(...texts).filter((path) => path.startsWith(kind) && /company|position|institution|degree|skills/.test(path))

const [clerk, officer] = ['Clerk, Rao Traders Pvt. Ltd. 2015 – 2017', 'Officer, Nadi Bank Ltd. 2017 – 2019']

test('an abbreviation at the end of a name is none of a sentence', () => {
  expect(
    marked('experience', 'Experience', 'Clerk', 'Rao Traders Pvt. Ltd.', 'May 2015 – June 2017', '• Kept the books'),
  ).toEqual([])
})

test('a course that stands among the jobs is doubtful', () => {
  const mixed = marked('experience', 'Experience', clerk, officer, 'B.Com, Nadi College 2012 – 2015')
  expect(mixed).toEqual(['experience.2.company', 'experience.2.position'])
})

test('a third name that may as well be the employer makes both doubtful', () => {
  const job = ['Staff Nurse', 'Nadi Hospital', 'Rao Clinic', 'May 2015 – June 2017', '• Care of patients']
  expect(marked('experience', 'Experience', ...job)).toEqual(['experience.0.company', 'experience.0.position'])
  expect(marked('experience', 'Experience', ...job.toSpliced(2, 1))).toEqual([])
})

test('a moment beside names that no word makes a position or an employer is no job: it may be a prize', () => {
  const jobs = ['2015 – 2017', '2013 – 2015', 'May 2012', 'May 2011'].map((time) => `Clerk, Rao Pvt. Ltd.\t${time}`)
  expect(marked('experience', 'Experience', ...jobs)).toEqual([])
  const { cv, left } = propose(
    ['Asha Menon', 'Experience', ...jobs, 'Vriksha | Nadi\tMay 2010'].map((line) => paragraphOf(line, 10)),
    [],
  )
  expect(cv.experience).toHaveLength(4)
  expect(left.map(({ text }) => text).join()).toContain('Vriksha')
})

test('an employer whose only known word stands in positions too is doubtful', () => {
  const others = ['Kolep Vrena | Mita Dolar 2017 – 2019', 'Trone Basil | Quill Vesta 2019 – 2021']
  const doubtsWith = (job: string) => marked('experience', 'Experience', `${job} 2015 – 2017`, ...others)
  expect(doubtsWith('Zubik Grane | Software Mopan')).toContain('experience.0.company')
  expect(doubtsWith('Zubik Developer | Software Mopan')).not.toContain('experience.0.company')
})

test('a doubtful course makes no school beside it doubtful, and a name that goes on elsewhere is', () => {
  const courses = ['Education', 'B.Com, Fergusson College 2010 – 2013', 'M.Com, Savitri College 2013 – 2015']
  expect(marked('education', ...courses)).toEqual([])
  expect(marked('education', ...courses, 'Nadi Vriksha 2015 – 2016')).toEqual(['education.2.institution', 'education.2.degree'])
  expect(marked('education', 'Education', 'B.Com, University of', '2010 – 2013')).toContain('education.0.institution')
})

test('a school without a name of its own, a course in small letters, and an odd subject are doubtful', () => {
  const [one, two] = ['B.Com, Fergusson College 2010 – 2013', 'M.Com, Savitri College 2013 – 2015']
  const third = (text: string) =>
    marked('education', 'Education', one, two, text).filter((path) => path.startsWith('education.2'))
  expect(third('MBA, Vriksha College 2015 – 2017')).toEqual([])
  expect(third('MBA, Mandir, Pune 2015 – 2017')).toEqual(['education.2.institution'])
  expect(third('MBA, CBSE Board 2015 – 2017')).toEqual(['education.2.institution'])
  expect(marked('education', 'Education', '12th, CBSE Board 2008 – 2010', one, two)).toEqual([])
  const table = 'Course\tCollege\tYear\tMarks'
  const inTable = (row: string) => marked('education', 'Education', table, row)
  expect(inTable('XII in Commerce\tVriksha School\t2015\t71')).toEqual([])
  expect(doubtsOf('Education', table, 'XII in X\tVriksha School\t2015\t71')).toContain('education.0.field')
})

test('a course that names the year of passing alone is no doubt, nor is a long name of a school', () => {
  const long = 'Dr. D. Y. Patil Nadi College of Engineering and Technology Management Studies, Vriksha'
  expect(doubtsOf('Education', `B.Com, ${long}\t2013`).filter((path) => path.startsWith('education'))).toEqual([])
})

test('an employer in small letters, and one that is called like the position, are doubtful', () => {
  expect(marked('experience', 'Experience', 'Clerk | a shop of tools, private limited 2015 – 2017')).toContain(
    'experience.0.company',
  )
  expect(marked('experience', 'Experience', 'Clerk | Clerk 2015 – 2017')).toContain('experience.0.company')
})

test('an e-mail address that may have lost its beginning is doubtful', () => {
  expect(doubtsOf('a@example.in')).toContain('personalInfo.email')
  expect(doubtsOf('asha@example.in')).not.toContain('personalInfo.email')
})

test('times that go against the direction of the others', () => {
  expect([...againstOrder(['2022', '2020', '2018-04', '2019', '2012', ''])]).toEqual([2, 3])
  expect([...againstOrder(['2012', '2018', '2020', '2020-05'])]).toEqual([])
  expect([...againstOrder(['2012', '2018', '2010'])], 'no direction').toEqual([])
})

type Line = Partial<Paragraph> & { readonly text: string }
const doubtfulIn = (...lines: readonly (string | Line)[]): string[] =>
  skillsIn(
    lines.map((line) => (typeof line === 'string' ? paragraphOf(line, 10) : { ...paragraphOf(line.text, 10), ...line })),
  ).items.flatMap(({ item, sure }) => (sure < 0.6 ? [item] : []))

const plain = ['Java, Go', 'Tally, Excel', 'Git, Linux', 'Docker, Rust']

test.each<[string, readonly (string | Line)[], readonly string[]]>([
  ['a spoken language is no skill', [...plain, 'Hindi, Bookkeeping'], ['Hindi']],
  ['but a skill with the name of one in it is', ['English Typing, Excel'], []],
  ['a word of a form is none', ['Java, Go', 'Married, Indian'], ['Married', 'Indian']],
  ['nor is what stands behind a label of a form', ['Java', 'Gender', 'Typing'], ['Gender', 'Typing']],
  ['the name of a group is none', [...plain, 'Other languages, Word'], ['Other languages']],
  [
    'cells in letters of their own may be names of groups',
    [...plain, { text: 'Sorting\tCharts\tForms', look: 'bold 14' }, 'Vue, Perl'].map((one) =>
      typeof one === 'string' ? { text: one, look: 'plain 10' } : one,
    ),
    ['Sorting', 'Charts', 'Forms', 'Vue', 'Perl'],
  ],
  ['a sign that no name has', [...plain, 'lovely?4 polite, Word'], ['lovely?4 polite']],
  [
    'what stands below letters that the list did not have may be another part',
    [...plain, { text: 'Vriksha', look: 'bold 14' }, 'Chess, Kites'],
    ['Vriksha', 'Chess', 'Kites'],
  ],
])('%s', (_, lines, items) => {
  expect(doubtfulIn(...lines)).toEqual(items)
})

const at = (text: string, y: number): Line => ({
  text,
  place: { page: 1, column: 1, box: { x: 40, y, width: 90, height: 10 } },
})

test('what stands below a wide gap may be another part', () => {
  const list = ['Java', 'Tally', 'Git'].map((text, row) => at(text, 100 + 14 * row))
  expect(doubtfulIn(...list, at('Chess', 142))).toEqual([])
  expect(doubtfulIn(...list, at('Chess', 190))).toEqual(['Chess'])
})

test('a time without names is doubtful', () => {
  expect(doubtsOf('Experience', 'May 2015 – June 2017', '• Kept the books')).toContain('experience.0.startDate')
})

test('skills below sentences are doubtful', () => {
  const prose = 'I have built a model that shows what people buy, and it was used by the whole team of the firm.'
  expect(marked('skills', 'Skills', 'Tally, Excel', prose, prose, 'Rows, Columns')).toEqual(['skills.2', 'skills.3'])
})
