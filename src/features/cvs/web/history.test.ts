import { expect, test } from 'vitest'
import { blankExperience, readFields } from './cv-fields.ts'
import { firstDifference, openHistory } from './history.ts'

const start = readFields({ summary: 'Start' })
const typed = (summary: string) => ({ ...structuredClone(start), summary })

test('steps can be undone one by one and redone', () => {
  const history = openHistory(start)
  history.record(typed('One'))
  history.record(typed('Two'))
  expect(history.undo(typed('Two'))?.summary).toBe('One')
  expect(history.undo(typed('One'))?.summary).toBe('Start')
  expect([history.canUndo(), history.undo(start)]).toEqual([false, null])
  expect(history.redo()?.summary).toBe('One')
  expect(history.redo()?.summary).toBe('Two')
  expect([history.canRedo(), history.redo()]).toEqual([false, null])
})

test('text that was typed but not recorded yet is not lost by an undo', () => {
  const history = openHistory(start)
  expect(history.undo(typed('Half a wo'))?.summary).toBe('Start')
  expect(history.redo()?.summary).toBe('Half a wo')
})

test('typing after an undo ends redo', () => {
  const history = openHistory(start)
  history.record(typed('One'))
  history.undo(typed('One'))
  history.record(typed('Other'))
  expect(history.canRedo()).toBe(false)
  expect(history.undo(typed('Other'))?.summary).toBe('Start')
})

const jobs = (...companies: string[]) => ({
  ...structuredClone(start),
  experience: companies.map((company) => ({ ...blankExperience, company })),
})

test.each([
  ['an entry is deleted', jobs('First')],
  ['an entry is added', jobs('First', 'Second', '')],
  ['an entry is moved', jobs('Second', 'First')],
])('%s while text is typed: a step of its own, and so is the text', (_, changed) => {
  const history = openHistory(jobs('First', ''))
  expect(history.follow(jobs('First', 'Second'))).toBe(false)
  expect(history.follow(changed)).toBe(true)
  expect(history.undo(changed)).toEqual(jobs('First', 'Second'))
  expect(history.follow(jobs('First', 'Second'))).toBe(false)
  expect(history.undo(jobs('First', 'Second'))).toEqual(jobs('First', ''))
  expect(history.redo()).toEqual(jobs('First', 'Second'))
  expect(history.redo()).toEqual(changed)
  expect([history.follow(changed), history.canRedo()]).toEqual([false, false])
})

test('the same state twice is one step, and later typing does not change a recorded state', () => {
  const history = openHistory(start)
  const now = typed('One')
  history.record(now)
  history.record({ ...now })
  now.experience[0] = { ...blankExperience, company: 'Later' }
  history.record(now)
  expect(history.undo(now)?.experience[0]?.company).toBe('')
  expect(history.undo(now)?.summary).toBe('One')
})

test('a change of several parts leads to the part where the person is, if it has changed', () => {
  const other = { ...typed('Other'), skills: ['SQL'] }
  expect(firstDifference(start, other)).toBe('summary')
  expect(firstDifference(start, other, ['skills'])).toBe('skills')
  expect(firstDifference(start, other, ['education'])).toBe('summary')
})

test.each([
  [typed('Other'), 'summary'],
  [{ ...start, personalInfo: { ...start.personalInfo, phone: '1' } }, 'personalInfo.phone'],
  [{ ...start, experience: [{ ...blankExperience, position: 'Cook' }] }, 'experience.0.position'],
  [{ ...start, experience: [blankExperience, blankExperience] }, 'experience'],
  [{ ...start, skills: ['SQL'] }, 'skills'],
  [start, null],
])('a change leads to its field', (other, place) => {
  expect(firstDifference(start, other)).toBe(place)
})
