import { expect, test } from 'vitest'
import { type Paragraph, paragraphOf } from '#features/cv-words/paragraph.ts'
import { propose } from './propose.ts'
import { skillsIn } from '#features/cv-skills/skills.ts'

type Line = Partial<Paragraph> & { readonly text: string }
const linesOf = (...lines: readonly (string | Line)[]): Paragraph[] =>
  lines.map((line) => (typeof line === 'string' ? paragraphOf(line, 10) : { ...paragraphOf(line.text, 10), ...line }))
const itemsOf = (...lines: readonly (string | Line)[]): string[] => skillsIn(linesOf(...lines)).items.map(({ item }) => item)

const light = 'light 20'
const beside = (column: number, x: number, y: number, text: string): Line => ({
  text,
  look: light,
  place: { page: 1, column, box: { x, y, width: 6 * text.length, height: 10 } },
})

test.each<[string, readonly (string | Line)[], readonly string[]]>([
  ['a label whose colon stands apart is none', ['Technologies\t: React, Git'], ['React', 'Git']],
  ['hobbies and awards are none', ['Tools: Tally', 'Interests: Chess, Kites', 'Awards: Best Clerk 2019'], ['Tally']],
  ['a sentence is none', ['I have used Excel for six years in all branches', 'Excel'], ['Excel']],
  [
    'what was done is none',
    ['Java, Kubernetes, PostgreSQL, Spring Boot, Led a team of four'],
    ['Java', 'Kubernetes', 'PostgreSQL', 'Spring Boot'],
  ],
  [
    'a number before a skill, and the end of a list',
    ['1.Tally', '2.Excel', 'Typing, Filing, etc.'],
    ['Tally', 'Excel', 'Typing', 'Filing'],
  ],
  [
    'marks and points inside initials',
    ['MS-CIT (2017) with 81 %', 'M.S. Office (Word, Excel)'],
    ['MS-CIT', 'M.S. Office (Word, Excel)'],
  ],
  ['praise is none', ['Hard-working, Honest, Bookkeeping'], ['Bookkeeping']],
  [
    'a level in brackets or behind a dash is left away',
    ['Java (Advanced)', 'Go – Expert', 'Foreign Exchange (FX)'],
    ['Java', 'Go', 'Foreign Exchange (FX)'],
  ],
  ['commas in brackets part nothing', ['Cloud (AWS, GCP), Linux'], ['Cloud (AWS, GCP)', 'Linux']],
  ['the last two of a list are two', ['HTML, CSS and JavaScript'], ['HTML', 'CSS', 'JavaScript']],
  ['the same skill twice is one', ['Excel, Word', 'EXCEL'], ['Excel', 'Word']],
  [
    'how well somebody knows it is left away',
    ['Proficient in Java, Go', 'Good knowledge of Tally ERP 9', 'Typing 90%'],
    ['Java', 'Go', 'Tally ERP 9', 'Typing'],
  ],
  ['the head of a table is none', ['Skill\tProficiency\tYears', 'Java\tExpert\t5'], ['Java']],
  [
    'numbers and signs may stand in its name',
    ['R&D, C++, Class 10 to 12 Maths, LAT X'],
    ['R&D', 'C++', 'Class 10 to 12 Maths', 'LaTeX'],
  ],
  [
    'in a table the first cell is the skill, with its version and its length left away',
    [
      'Skill Name\tVersion Last Used\tExperience',
      'Deep learning latest 2020\t8 Year(s) 3 Month(s)',
      'Python 3.7 2020 11 Year(s)',
      'C, Java',
    ],
    ['Deep learning', 'Python', 'C', 'Java'],
  ],
  ['a link ends the list', ['Python', 'SQL', 'https://example.com/me'], ['Python', 'SQL']],
  ['signs and single letters are none', ['½, E, C, R, > •'], ['C', 'R']],
  ['towns are none', ['Nursing, San Jose'], ['Nursing']],
  ['the name of a group alone in its line is none', ['Languages', 'Java, Go', 'Tools', 'Git'], ['Java', 'Go', 'Git']],
])('%s', (_, lines, items) => {
  expect(itemsOf(...lines)).toEqual(items)
})

test('the jobs of a column beside the list are left over', () => {
  const lines = [
    beside(1, 40, 100, 'Tally Prime'),
    beside(1, 40, 115, 'GST Returns'),
    beside(2, 300, 100, 'Career So Far'),
    beside(2, 300, 115, 'Junior Accountant 2016 – 2019'),
    beside(3, 300, 300, 'Rao Traders'),
  ]
  const { items, left } = skillsIn(linesOf(...lines))
  expect(items.map(({ item }) => item)).toEqual(['Tally Prime', 'GST Returns'])
  expect(left.map(({ text }) => text)).toEqual(['Career So Far', 'Junior Accountant 2016 – 2019', 'Rao Traders'])
  expect(
    items.every(({ sure }) => sure < 0.6),
    'nobody knows where such a list ends',
  ).toBe(true)
})

test('an item that goes on in the next line is one', () => {
  const lines = [
    beside(1, 40, 100, 'Futures, Options, Crypto Exchanges, Stablecoins'),
    beside(1, 40, 115, 'Architecture and Development, Continuous'),
    beside(1, 40, 127, 'Product Development, Models'),
  ]
  expect(itemsOf(...lines)).toContain('Continuous Product Development')
  expect(itemsOf(...lines.slice(1), beside(1, 40, 300, 'Chess, Go'))).toContain('Chess')
})

test('the next line of a list does not go on with the last item where it has a name of its own', () => {
  const [one, other] = [beside(1, 40, 100, 'Web - HTML, CSS, SASS'), beside(1, 40, 112, 'Database - MySQL, MongoDB')]
  expect(itemsOf(one, other)).toEqual(['HTML', 'CSS', 'SASS', 'MySQL', 'MongoDB'])
})

test('a broad word at the beginning of a line is doubtful', () => {
  const { items } = skillsIn(linesOf('Design', 'Figma', 'Sketch', 'Blender'))
  expect(items.filter(({ sure }) => sure < 0.6).map(({ item }) => item)).toEqual(['Design'])
})

test('spoken languages among the skills are languages', () => {
  const { cv } = propose(linesOf('Asha Menon', 'Skills', 'English C2', 'Hindi, Marathi', 'Thai Massage, Tally'), [])
  expect(cv.languages).toEqual(['English C2', 'Hindi', 'Marathi'])
  expect(cv.skills).toEqual(['Thai Massage', 'Tally'])
})

test('an item with the name of an employer of the same file is doubtful', () => {
  const { cv, doubts } = propose(
    linesOf('Asha Menon', 'Experience', 'Clerk, Rao Traders 2019 – 2020', 'Skills', 'Tally, Rao Traders'),
    [],
  )
  expect(doubts.filter((path) => path.startsWith('skills')).map((path) => cv.skills[Number(path.slice(7))])).toEqual([
    'Rao Traders',
  ])
})

test('the end of a declaration below the skills is none', () => {
  expect(itemsOf('Tally', 'Excel', 'Date', 'Place:', 'Date / Place', 'Signature')).toEqual(['Tally', 'Excel'])
})

test('tools of an office, and "SOFTSKILLS" in one word, are lists of skills', () => {
  const { cv } = propose(
    linesOf(
      'Asha Menon',
      'MARKETING TOOLS',
      'Hotjar',
      'Canva',
      'Experience',
      'Clerk, Rao Traders 2019',
      'SOFTSKILLS',
      'Teamwork',
    ),
    [],
  )
  expect(cv.skills).toEqual(['Hotjar', 'Canva', 'Teamwork'])
})
