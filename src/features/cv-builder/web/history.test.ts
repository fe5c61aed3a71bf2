import { expect, test } from 'vitest'
import { blankExperience, readFields } from '#features/cvs/web/cv-fields.ts'
import { firstDifference, openHistory } from './history.ts'

const start = readFields({ summary: 'Start' })
const typed = (summary: string) => ({ ...structuredClone(start), summary })

test('steps go back one by one, and forth again', () => {
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

test('what was typed and not recorded yet is not lost by going back', () => {
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

test('the same state twice is one step, and a state is not changed by what is typed into it later', () => {
  const history = openHistory(start)
  const now = typed('One')
  history.record(now)
  history.record({ ...now })
  now.experience[0] = { ...blankExperience, company: 'Later' }
  history.record(now)
  expect(history.undo(now)?.experience[0]?.company).toBe('')
  expect(history.undo(now)?.summary).toBe('One')
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
