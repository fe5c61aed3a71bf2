import { expect, test } from 'vitest'
import { paragraphOf } from './paragraph.ts'
import { propose } from './propose.ts'

const read = (...texts: readonly string[]) =>
  propose(
    texts.map((text) => paragraphOf(text, 10)),
    [],
  )

test('a year before a dash and a grade is the year in which the course ended', () => {
  const { cv } = read('Education', 'M.Com — JNVU Jodhpur — 2010 — First Division', 'B.Com — JNVU Jodhpur — 2008 — 61%')
  expect(cv.education).toMatchObject([
    { startYear: '', endYear: '2010', grade: 'First Division' },
    { startYear: '', endYear: '2008', grade: '61%' },
  ])
})

test('private data in a personal profile stays out of the summary, and the languages known are languages', () => {
  const { cv, left } = read(
    'Personal Profile',
    'Diligent fitter with two years at a steel plant.',
    'DOB: 15 Aug 2005',
    'Passport No: Z1234567',
    "Father's Name: Salim Khan",
    'Languages known: English, Hindi, Urdu, Telugu',
    'Marital Status: Single',
  )
  expect(cv.summary).toBe('Diligent fitter with two years at a steel plant.')
  expect(cv.languages).toEqual(['English', 'Hindi', 'Urdu', 'Telugu'])
  expect(left, 'all else is left over').toEqual([
    { title: 'Personal details', text: "DOB: 15 Aug 2005\nPassport No: Z1234567\nFather's Name: Salim Khan" },
    { title: 'Languages', text: 'Marital Status: Single' },
  ])
})

test('languages in their own scripts are read as typed, and one with lost letters is kept as doubtful', () => {
  const { cv, doubts } = read('Languages', 'తె లుగు, हन् दी, தமிழ் , English', 'ಕನ್ನಡ – Fluent')
  expect(cv.languages).toEqual(['తెలుగు', 'हन् दी', 'தமிழ்', 'English', 'ಕನ್ನಡ (Fluent)'])
  expect(doubts).toContain('languages.1')
})
