import { expect, test } from 'vitest'
import { peopleText } from './rules.ts'

test.each([
  ['1001-5000', '1,001–5,000'],
  ['100000-500000', '1,00,000–5,00,000'],
  ['11-50', '11–50'],
  ['5000+', '5,000+'],
  ['a few', 'a few'],
])('%s people are written %s', (size, text) => {
  expect(peopleText(size)).toBe(text)
})
