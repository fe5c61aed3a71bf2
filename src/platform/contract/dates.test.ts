import { expect, test } from 'vitest'
import {
  agoText,
  dateText,
  dayNumber,
  daysAfter,
  daysBefore,
  isoDateText,
  longDateText,
  momentText,
  monthAndYearText,
  monthFrom,
  monthText,
  timeText,
  yearOf,
} from './dates.ts'
import { monthNumber, readMonth } from './read-month.ts'

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

test('the day in a file name is the day in India', () => {
  expect([isoDateText('2026-11-20T18:29:59Z'), isoDateText('2026-11-20T18:30:00Z')]).toEqual(['2026-11-20', '2026-11-21'])
})

test.each([
  ['2021-04', '2021-04'],
  ['4/2021', '2021-04'],
  ['04-2021', '2021-04'],
  ['April 2021', '2021-04'],
  ['sept. 2021', '2021-09'],
  [' Dec 2021 ', '2021-12'],
  ['अप्रैल २०२१', '2021-04'],
  ['०४/२०२१', '2021-04'],
  ['२०२१-०४', '2021-04'],
  ['13/2021', '13/2021'],
  ['some day', 'some day'],
  ['', ''],
])('“%s” is understood as “%s”', (typed, month) => {
  expect(readMonth(typed)).toBe(month)
})

test('a month is shown in words; a text that is not a month is returned unchanged', () => {
  expect(['2021-04', '2021', ''].map(monthText)).toEqual(['Apr 2021', '2021', ''])
})

// 16:30 in India.
const today = new Date('2026-05-20T11:00:00Z')
test.each([
  ['2026-05-20T03:00:00Z', 'today'],
  ['2026-05-19T18:29:00Z', 'yesterday'],
  ['2026-05-19T18:31:00Z', 'today'],
  ['2026-05-21T00:00:00Z', 'today'],
  ['2026-05-07T11:00:00Z', '13 days ago'],
  ['2026-05-06T11:00:00Z', '2 weeks ago'],
  ['2026-03-22T11:00:00Z', '8 weeks ago'],
  ['2026-03-01T11:00:00Z', 'on 1 March 2026'],
])('from %s on the twentieth of May: %s', (createdAt, text) => {
  expect(agoText(createdAt, today)).toBe(text)
})

test('the longer formats use the date in India too', () => {
  const turn = '2026-08-31T18:30:00Z'
  expect([longDateText(turn), monthAndYearText(turn), monthText('2026-09')]).toEqual([
    '1 September 2026',
    'September 2026',
    'Sep 2026',
  ])
  expect(yearOf(new Date('2026-12-31T18:30:00Z'))).toBe(2027)
})

test('a moment of today is shown as its time, any other moment with its day', () => {
  const now = new Date('2026-11-20T12:30:00Z')
  expect(momentText('2026-11-20T04:34:00Z', now)).toBe('10:04')
  expect(momentText('2026-05-12T04:34:00Z', now)).toBe('12 May at 10:04')
  expect(momentText('2026-11-19T18:29:00Z', now)).toBe('19 Nov at 23:59')
  // In India the new year has already begun at this moment.
  expect(momentText('2026-12-31T18:30:00Z', now)).toBe('1 Jan 2027 at 00:00')
  expect(momentText('2025-05-12T04:34:00Z', now)).toBe('12 May 2025 at 10:04')
})

test('days are added and taken away', () => {
  const now = new Date('2026-11-20T12:30:00Z')
  expect(daysBefore(now, 20)).toEqual(new Date('2026-10-31T12:30:00Z'))
  expect(daysAfter(now, 11)).toEqual(new Date('2026-12-01T12:30:00Z'))
})

test('months are known by their English and Hindi names', () => {
  expect(['September', 'sept', 'सितम्बर', 'दिसंबर', 'someday'].map(monthNumber)).toEqual([9, 9, 9, 12, 0])
  expect(['2021', '2021-04', ''].map(monthFrom)).toEqual(['2021-01', '2021-04', ''])
})
