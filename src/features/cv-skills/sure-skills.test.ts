/** What makes a skill sure: a list of short texts, a label before it, a level behind it. */
import { expect, test } from 'vitest'
import { type Paragraph, paragraphOf } from '#features/cv-words/paragraph.ts'
import { skillsIn } from './skills.ts'

type Line = Partial<Paragraph> & { readonly text: string }
const read = (...lines: readonly (string | Line)[]) =>
  skillsIn(lines.map((line) => (typeof line === 'string' ? paragraphOf(line, 10) : { ...paragraphOf(line.text, 10), ...line })))
    .items
const namesIn = (...lines: readonly (string | Line)[]): string[] => read(...lines).map(({ item }) => item)
const doubtfulIn = (...lines: readonly (string | Line)[]): string[] =>
  read(...lines).flatMap(({ item, sure }) => (sure < 0.6 ? [item] : []))

const lists = ['Java, Go, Rust', 'Tally, Excel', 'Git, Linux', 'Docker, Vue'].map((text) => ({ text, look: 'plain 10' }))

test.each<[string, readonly (string | Line)[]]>([
  ['a list in letters of its own', [{ text: 'Linear regression, SVM, KNN', look: 'bold 10' }, ...lists]],
  ['a single text behind a label', [...lists, { text: 'Databases: MongoDB', look: 'plain 10' }]],
  ['the last of several texts alone', [...lists, { text: 'Sorting', look: 'plain 10' }, { text: 'Charts', look: 'plain 10' }]],
  ['a group word at the end of a list', ['Git, Linux, Operating systems']],
  ['three words with "and"', ['Java, Go', 'Tally, Data structures and algorithms']],
  ['a quality that names a skill', ['• Excel', '• Tally', '• Good communication skills']],
  ['the year of a program', ['Databases: SQL Server 2016, Oracle']],
])('%s is no reason for doubt', (_, lines) => {
  expect(doubtfulIn(...lines)).toEqual([])
})

test.each<[string, readonly string[]]>([
  ['Python: at professional level', ['Python']],
  ['Java: Advanced', ['Java']],
  ['Python - at a professional level', ['Python']],
  ['Skilled in various programming languages including Java, HTML, CSS.', ['Java', 'HTML', 'CSS']],
  ['Operating Systems- Windows, Linux', ['Windows', 'Linux']],
  ['Adaptability\tPatience & Care', ['Adaptability', 'Patience & Care']],
])('the skills of "%s" are %j', (line, items) => {
  expect(namesIn(line)).toEqual(items)
})

test('an item that a line cuts behind "&" ends in the next line', () => {
  expect(namesIn('Languages: Java, Go', '• Tools: Git, Problem-solving &', 'Critical thinking')).toEqual([
    'Java',
    'Go',
    'Git',
    'Problem-solving & Critical thinking',
  ])
})

test('a title of works ends the list, in words that no list of titles has', () => {
  const works = ['Undertaken Projects', 'Robot with a camera', 'Technologies used: Sensors']
  expect(namesIn('Java, Go', 'Tally, Excel', ...works)).toEqual(['Java', 'Go', 'Tally', 'Excel'])
  expect(doubtfulIn('Java, Go', 'Tally, Excel', ...works)).toEqual([])
  expect(namesIn('Java, Go', 'Managing projects')).toContain('Managing projects')
})

test('the name of a group alone is no skill, and the heads of a table are none that are sure', () => {
  expect(namesIn('Software:', 'Java, Go')).toEqual(['Java', 'Go'])
})
