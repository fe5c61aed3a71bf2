/** Names of groups of skills, and skills in boxes. */
import { expect, test } from 'vitest'
import { type Paragraph, paragraphOf } from '#features/cv-words/paragraph.ts'
import { propose } from './propose.ts'
import { skillsIn } from '#features/cv-skills/skills.ts'

type Line = Partial<Paragraph> & { readonly text: string }
const linesOf = (...lines: readonly (string | Line)[]): Paragraph[] =>
  lines.map((line) => (typeof line === 'string' ? paragraphOf(line, 10) : { ...paragraphOf(line.text, 10), ...line }))
const itemsOf = (...lines: readonly (string | Line)[]): string[] => skillsIn(linesOf(...lines)).items.map(({ item }) => item)

const [bold, light] = ['bold 20', 'light 20']
const beside = (column: number, x: number, y: number, text: string): Line => ({
  text,
  look: light,
  place: { page: 1, column, box: { x, y, width: 6 * text.length, height: 10 } },
})

const group = (name: string, ...items: readonly string[]): Line[] => [
  { text: name, look: bold },
  ...items.map((text) => ({ text, look: light })),
]

test('the names of groups stand in letters of their own, and a name with a level below it is a skill', () => {
  expect(itemsOf(...group('Design', 'Figma', 'Sketch'), ...group('Research', 'Interviews, Surveys'))).toEqual([
    'Figma',
    'Sketch',
    'Interviews',
    'Surveys',
  ])
  expect(itemsOf(...group('Bookkeeping', 'Expert'), ...group('Tally Prime', 'Advanced'))).toEqual(['Bookkeeping', 'Tally Prime'])
  expect(itemsOf(...group('Tally', 'GST'), ...group('Interests', 'Chess'))).toEqual(['GST'])
})

test('what people do in their free time is no skill, also in a row of a table of groups', () => {
  expect(itemsOf('Databases\tPostgreSQL, Redis', 'Sport\tGym, Running', 'Interessen\tChess')).toEqual(['PostgreSQL', 'Redis'])
})

test('larger names stand above lists, side by side too', () => {
  const lines = [
    { text: 'Web\tVideo', size: 20 },
    { text: 'HTML, CSS', size: 10 },
    { text: 'Office', size: 16 },
    { text: 'Excel, Word', size: 10 },
  ]
  expect(itemsOf(...lines)).toEqual(['HTML', 'CSS', 'Excel', 'Word'])
  expect(itemsOf({ text: 'Tally', size: 20 }, { text: 'Expert', size: 10 })).toEqual(['Tally'])
})

const boxes = (text: string, ...words: readonly string[]): Line => {
  const line = beside(1, 40, 100, text)
  return { ...line, ...(line.place ? { place: { ...line.place, words } } : {}) }
}

test('skills in boxes have nothing but space between them', () => {
  expect(itemsOf(boxes('React Tailwind CSS Go', 'React', 'Tailwind CSS', 'Go'))).toEqual(['React', 'Tailwind CSS', 'Go'])
  expect(itemsOf(boxes('Lesson Planning, Maths', 'Lesson', 'Planning, Maths'))).toEqual(['Lesson Planning', 'Maths'])
})

test('names of groups may stand in the letters of headings', () => {
  const lines = [
    ...['Contact', 'Education', 'Skills', 'Office'].map((text) => ({ text, look: bold })),
    { text: 'Excel, Word', look: light },
    { text: 'Accounts', look: bold },
    { text: 'Tally, GST Returns', look: light },
  ]
  expect(propose(linesOf('Asha Menon', ...lines), []).cv.skills).toEqual(['Excel', 'Word', 'Tally', 'GST Returns'])
})

test('a column beside the lists has the names of groups', () => {
  const lines = [
    beside(1, 40, 100, 'Accounting'),
    beside(1, 40, 130, 'Office'),
    beside(2, 200, 100, 'Tally Prime\tGST Returns'),
    beside(2, 200, 130, 'Excel, Word'),
  ]
  expect(itemsOf(...lines)).toEqual(['Tally Prime', 'GST Returns', 'Excel', 'Word'])
  expect(itemsOf(...lines.slice(0, 2), beside(2, 200, 100, 'Tally Prime'), beside(2, 200, 160, 'Excel, Word'))).toContain(
    'Office',
  )
})
