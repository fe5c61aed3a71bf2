import { expect, test } from 'vitest'
import { monthIn, monthText, periodText } from './month-text.ts'

test.each([
  ['2021-04', '2021-04'],
  ['4/2021', '2021-04'],
  ['04-2021', '2021-04'],
  ['April 2021', '2021-04'],
  ['sept. 2021', '2021-09'],
  [' Dec 2021 ', '2021-12'],
  ['13/2021', '13/2021'],
  ['some day', 'some day'],
  ['', ''],
])('“%s” is understood as “%s”', (typed, month) => {
  expect(monthIn(typed)).toBe(month)
})

test('a month is read as people say it; what is none stays', () => {
  expect(['2021-04', '2021', ''].map(monthText)).toEqual(['Apr 2021', '2021', ''])
})

test('a period without an end goes on', () => {
  expect(periodText('2013', '2017')).toBe('2013 – 2017')
  expect(periodText('2013', '')).toBe('2013 – Present')
  expect(periodText('', '2017')).toBe('2017')
  expect(periodText('', '')).toBe('')
})
