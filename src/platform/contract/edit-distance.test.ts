import { expect, test } from 'vitest'
import { editDistance } from './edit-distance.ts'

test.each([
  ['nurse', 'nurse', 0],
  ['nusre', 'nurse', 1],
  ['nurs', 'nurse', 1],
  ['nursse', 'nurse', 1],
  ['nerse', 'nurse', 1],
  ['engneeer', 'engineer', 2],
  ['', 'abc', 3],
])('from %s to %s it is %i', (a, b, distance) => {
  expect(editDistance(a, b)).toBe(distance)
  expect(editDistance(b, a)).toBe(distance)
})
