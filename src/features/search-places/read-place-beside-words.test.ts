import { expect, test } from 'vitest'
import { readPlaceBesideWords } from './read-place-beside-words.ts'

test.each([
  ['TAPI Tester', null],
  ['tester tapi', { q: 'tester', location: 'tapi' }],
  ['nurse gandhi nagar ranchi', { q: 'nurse', location: 'ranchi' }],
  ['fitter tarapur midc', { q: 'fitter', location: 'tarapur' }],
  ['fitter midc tarapur', { q: 'fitter', location: 'tarapur' }],
  ['fitter midc', null],
  ['Electrician PUNE', { q: 'Electrician', location: 'PUNE' }],
])('the place in %s', (typed, read) => {
  expect(readPlaceBesideWords(typed)).toEqual(read)
})
