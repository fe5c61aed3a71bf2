import { expect, test } from 'vitest'
import { totalText } from './rules.ts'

test.each([
  ['0', '0 jobs'],
  ['1', '1 job'],
  ['37', '37 jobs'],
  ['1000', '1,000 jobs'],
  ['1000+', '1,000+ jobs'],
  ['', '0 jobs'],
])('a total of %j reads %j', (total, text) => {
  expect(totalText(total)).toBe(text)
})
