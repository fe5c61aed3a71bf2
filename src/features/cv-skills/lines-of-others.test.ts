/** Lines among skills that belong to a job, a project or a course are doubtful, and so are the lines behind them. */
import { expect, test } from 'vitest'
import { paragraphOf } from '#features/cv-words/paragraph.ts'
import { skillsIn } from './skills.ts'

const doubtfulIn = (...lines: readonly string[]): string[] =>
  skillsIn(lines.map((line) => paragraphOf(line, 10))).items.flatMap(({ item, sure }) => (sure < 0.6 ? [item] : []))

const lists = ['Java, Go, Rust', 'Tally, Excel, Word', 'Git, Linux, Docker']

test.each<[string, readonly string[], readonly string[]]>([
  ['the time of a job', ['Kaveri, Nadi Nagar, 03/2022 to current'], ['Kaveri', 'Nadi Nagar']],
  ['a school', ['Nadi University, Sangam, Kerala Studies'], ['Nadi University', 'Sangam', 'Kerala Studies']],
  ['a label of projects', ['Technologies Used: Sensors', 'Weaving'], ['Sensors', 'Weaving']],
])('%s makes the skills of its line doubtful, and those below', (_, others, doubtful) => {
  expect(doubtfulIn(...lists, ...others)).toEqual(doubtful)
})

test('a label of a group goes on with the skills', () => {
  expect(doubtfulIn(...lists, 'Project: Loom', 'Testing tools: Postman, Jest, Cypress')).toEqual(['Loom'])
})

test('the numbers and years of programs are no times', () => {
  expect(doubtfulIn(...lists, 'Windows 7/8/10, Ubuntu, Fedora', 'SQL Server 2016, Oracle, Redis')).toEqual([])
})

test.each(['Playing football', 'Singing', 'Travelling', 'Reading novels'])('"%s" is doubtful', (pastime) => {
  expect(doubtfulIn(...lists, pastime, 'Weaving')).toEqual([pastime])
})
