/** How people name their languages and how well they know them. */
import { expect, test } from 'vitest'
import { paragraphOf } from '#features/cv-words/paragraph.ts'
import { propose } from '#features/cv-reading/propose.ts'

const read = (...texts: readonly string[]) =>
  propose(
    ['Asha Menon', ...texts].map((text) => paragraphOf(text, 10)),
    [],
  )
const languagesOf = (...texts: readonly string[]) => read(...texts).cv.languages

test('a sentence about languages among the skills names languages', () => {
  const { cv } = read('Skills', 'Java, SQL', 'Fluent in English and Vietnamese')
  expect(cv.languages).toEqual(['English (fluent)', 'Vietnamese (fluent)'])
  expect(cv.skills).toEqual(['Java', 'SQL'])
})

test('a language that is named with its level and without is one', () => {
  expect(languagesOf('Skills', 'Tally', 'Fluent in English', 'Languages', 'English, Hindi')).toEqual([
    'Hindi',
    'English (fluent)',
  ])
})

test('one unknown name among known ones is a language, which is doubtful', () => {
  const { cv, doubts } = read('Languages', 'English, Hindi, Vrikshi, Tulu')
  expect(cv.languages).toEqual(['English', 'Hindi', 'Vrikshi', 'Tulu'])
  expect(doubts).toContain('languages.2')
})

test.each(['English, Hindi, Spoken', 'English (read, write), Hindi, Mother tongue', 'English, Reading, Hindi, Writing'])(
  'what "%s" says about the languages is none',
  (text) => {
    expect(languagesOf('Languages', text).map((one) => one.split(' ')[0])).toEqual(['English', 'Hindi'])
  },
)

test.each([
  ['Svenska, Engelska, Norska, Suomi', 4],
  ['Deutsch, Français, Español, Čeština', 4],
  ['Italienska, Dänisch, Sueco, Coréen', 4],
  ['Chhattisgarhi, Garhwali, Magahi', 3],
])('%s are languages', (text, count) => {
  const { cv, doubts } = read('Languages', text)
  expect(cv.languages).toHaveLength(count)
  expect(doubts.filter((path) => path.startsWith('languages'))).toEqual([])
})

test('the date of a declaration is no language', () => {
  expect(languagesOf('Languages', 'Odia, Hindi', 'Date-')).toEqual(['Odia', 'Hindi'])
})

test('languages behind "speak and write", or behind "Linguistics skills", are read', () => {
  expect(languagesOf('Skills', 'Oracle', 'Fluently speak and write English, Hindi and Marathi')).toEqual([
    'English',
    'Hindi',
    'Marathi',
  ])
  expect(languagesOf('Personal details', 'Gender\t: Female', 'Linguistics Skills\t: Telugu, English, Hindi.')).toEqual([
    'Telugu',
    'English',
    'Hindi',
  ])
})

test('a level may stand before a language, and each use of the languages may have a line of its own', () => {
  expect(languagesOf('Languages', 'Native Tamil', 'Advanced English')).toEqual(['Tamil (native)', 'English (advanced)'])
  expect(languagesOf('Languages known', 'Read:Tamil & English', 'Speak:Tamil & English', 'Write:Tamil & English')).toEqual([
    'Tamil',
    'English',
  ])
})

test('the languages of a form may go on below, behind a comma', () => {
  expect(languagesOf('Personal details', 'Religion : Hindu', 'Languages Known: English,Malayalam,', 'Hindi')).toEqual([
    'English',
    'Malayalam',
    'Hindi',
  ])
})
