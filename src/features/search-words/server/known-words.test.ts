import { expect, test } from 'vitest'
import trades from '../../../../database/names/trades.json' with { type: 'json' }
import descriptions from '../words/descriptions.json' with { type: 'json' }
import skills from '../words/skills.json' with { type: 'json' }
import { isSpelledRight } from './known-words.ts'

test.each([
  'ios',
  'scm',
  'lakh',
  'urgent',
  'fork',
  'gota',
  'sarkari',
  'kubernetes',
  'professor',
  'madurai',
  'mazdoor',
  'infosys',
  'valuer',
  'liye',
  'batching',
  'prepaid',
  'stripes',
  'सो',
])('%s stays as it was typed', (word) => {
  expect(isSpelledRight(word)).toBe(true)
})

test.each(['draftsmen', 'accountent', 'recptionist', 'sofware', 'engneer', 'banglore', 'nusre', 'exective', 'wachman'])(
  '%s may be corrected',
  (word) => {
    expect(isSpelledRight(word)).toBe(false)
  },
)

test('each word of the data is one lower-case word, and stands in its list once', () => {
  const lists = [skills, ...Object.values(descriptions).map((list) => list.split(' '))]
  for (const list of lists) {
    expect(list.filter((word) => !/^[a-z0-9]+$/.test(word))).toEqual([])
    expect(list.filter((word, i) => list.indexOf(word) !== i)).toEqual([])
  }
})

test('each trade has titles in small letters and other names', () => {
  for (const { titles, also } of trades) {
    expect(titles.length, `also ${also}`).toBeGreaterThan(0)
    // In small letters, "it" would be left out of a title, and "it support" would match every support.
    expect(titles.filter((title) => title !== title.toLowerCase().replace(/\bit\b/, 'IT'))).toEqual([])
    expect(also.trim()).not.toBe('')
  }
})
