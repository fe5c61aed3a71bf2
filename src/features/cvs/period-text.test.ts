import { expect, test } from 'vitest'
import { periodText } from './period-text.ts'

test('a period without an end goes on', () => {
  expect(periodText('2013', '2017')).toBe('2013 – 2017')
  expect(periodText('2013', '')).toBe('2013 – Present')
  expect(periodText('', '2017')).toBe('2017')
  expect(periodText('', '')).toBe('')
})
