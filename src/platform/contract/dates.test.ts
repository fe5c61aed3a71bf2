import { expect, test } from 'vitest'
import { dateText, dayNumber, isoDateText, timeText } from './dates.ts'

test('a date is the one in India', () => {
  expect(dateText('2026-11-20T18:29:59Z')).toBe('20 Nov 2026')
  expect(dateText('2026-11-20T18:30:00Z')).toBe('21 Nov 2026')
})

test('the day changes at midnight in India', () => {
  expect(dayNumber('2026-11-20T18:30:00Z') - dayNumber('2026-11-20T18:29:59Z')).toBe(1)
})

test.each([
  ['2026-11-21T18:30:00Z', '12:00 am'],
  ['2026-11-21T09:34:00Z', '3:04 pm'],
  ['2026-11-21T06:30:00Z', '12:00 pm'],
])('at %s it is %s in India', (iso, text) => {
  expect(timeText(iso)).toBe(text)
})

test('a day for the name of a file is that of India', () => {
  expect([isoDateText('2026-11-20T18:29:59Z'), isoDateText('2026-11-20T18:30:00Z')]).toEqual(['2026-11-20', '2026-11-21'])
})
