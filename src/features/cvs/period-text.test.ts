import { expect, test } from 'vitest'
import { periodText, sectionPeriod } from './period-text.ts'

test('a period without an end is still going on', () => {
  expect(periodText('2013', '2017')).toBe('2013 – 2017')
  expect(periodText('2013', '')).toBe('2013 – Present')
  expect(periodText('', '2017')).toBe('2017')
  expect(periodText('', '')).toBe('')
})

test.each([
  ['certificates', { startDate: '', endDate: '2027' }, 'Valid until 2027'],
  ['certificates', { startDate: '', endDate: '2027-03' }, 'Valid until Mar 2027'],
  ['certificates', { startDate: '2024', endDate: '2027' }, '2024 – 2027'],
  ['certificates', { startDate: '2024', endDate: '' }, '2024'],
  ['certificates', { startDate: '', endDate: '' }, ''],
  ['projects', { startDate: '', endDate: '2027' }, '2027'],
] as const)('one of the %s with %j is of the time “%s”', (section, dates, text) => {
  expect(sectionPeriod(section, dates)).toBe(text)
})
