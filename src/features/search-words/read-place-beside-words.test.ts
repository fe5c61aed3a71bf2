import { expect, test } from 'vitest'
import { readPlaceBesideWords } from './read-place-beside-words.ts'

test.each([
  ['TAPI Tester', null],
  ['tester tapi', { q: 'tester', location: 'tapi' }],
  ['Electrician PUNE', { q: 'Electrician', location: 'PUNE' }],
])('the place in %s', (typed, read) => {
  expect(readPlaceBesideWords(typed)).toEqual(read)
})
