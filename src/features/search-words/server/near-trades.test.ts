/** Tests trades near the typed one, and the work named in self-descriptions. */
import { expect, test } from 'vitest'
import occupations from '#features/job-suggestions/occupations.json' with { type: 'json' }
import nearby from '../words/near-trades.json' with { type: 'json' }
import { nearTrades, tradesOfSkills } from './near-trades.ts'
import { workInSelfDescription } from './work-in-self-description.ts'

const trades = new Set(occupations.map(({ trade }) => trade))

test.each(nearby)('$trade and what is near it are trades', ({ trade, same }) => {
  expect([trade, ...same.split(', ')].filter((each) => !trades.has(each))).toEqual([])
  expect(same.split(', ')).not.toContain(trade)
})

test.each([
  ['machine operator', 'machine operator', 'machine operator or cnc operator'],
  ['receptionist', 'receptionist', 'receptionist or front office or guest service'],
  ['data entry', 'data entry operator', 'data entry operator or back office or mis'],
  ['computer operator', 'data entry operator or back office', 'data entry operator or back office or mis'],
  ['tutor', 'teacher', 'teacher or preschool teacher'],
  ['Receptionist - Front Desk'],
  ['plumber'],
  ['machine operator chennai'],
  ['"machine operator"'],
])('near %s', (typed, ...near) => {
  expect(nearTrades(typed)).toEqual(near)
})

test.each([
  ['I passed 12th and I have 3 years of work as a welder and I want a job', 'welder'],
  ['main 8th pass hu 4 saal se bijli ka kaam karta hu', 'electrician'],
  ['मैं 12वीं पास हूँ और 3 साल से वेल्डर का काम कर रहा हूँ', 'welder'],
  ['நான் 10 வகுப்பு படித்தேன் 2 வருடம் பிளம்பர் வேலை செய்தேன்', 'plumber'],
  ['Senior Welder for a leading company of ships and boats', null],
  ['mujhe welder ka kaam', null],
  ['a '.repeat(1_000), null],
])('%s', (typed, work) => {
  expect(workInSelfDescription(typed)).toBe(work)
})

test.each([
  ['solidworks', ['design engineer', 'design engineer or draughtsman']],
  ['solidworks trainer', []],
  ['"solidworks"', []],
  ['', []],
])('trades that have the skill %s', (typed, found) => {
  expect(tradesOfSkills(typed)).toEqual(found)
})
