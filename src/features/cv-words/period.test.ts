import { expect, test } from 'vitest'
import { momentIn, periodIn } from './period.ts'

test.each([
  ['Apr 2021 – Present', '2021-04', '', true],
  ['April 2021 to date', '2021-04', '', true],
  ['04/2021 - 03/2023', '2021-04', '2023-03', false],
  ['01/04/2021 – 31/03/2023', '2021-04', '2023-03', false],
  ['2019-2021', '2019', '2021', false],
  ['2019 – 21', '2019', '2021', false],
  ['2021-04 – now', '2021-04', '', true],
  ["Apr'21 - Mar'23", '2021-04', '2023-03', false],
  ['May – July 2019', '2019-05', '2019-07', false],
  ['Since June 2018', '2018-06', '', true],
  ['Sept. 2018 till date', '2018-09', '', true],
  ['1st April 2019 - 30th June 2020', '2019-04', '2020-06', false],
  ['14.07.2016 – Onwards till date', '2016-07', '', true],
  ['From July 2016 onwards till date', '2016-07', '', true],
  ['July 2016 to till date onwards', '2016-07', '', true],
  ['July 2016 – continuing', '2016-07', '', true],
  ['July 2016 - Working', '2016-07', '', true],
  ['July 2016 to as on date', '2016-07', '', true],
  ['अप्रैल 2021 – वर्तमान', '2021-04', '', true],
])('%s', (text, start, end, isNow) => {
  expect(periodIn(`Clerk (${text})`)).toEqual({ start, end, isNow, rest: 'Clerk' })
})

test.each(['98450-12345', '560038', 'Version 2.0 – 3.1', 'Top 10 to 20 of all'])('%s is no time', (text) => {
  expect(periodIn(text)).toBeNull()
})

test.each(['Jan 2005 - Present (10 years 2 months)', '2004 – 2004 (less than a year)', 'May 2019 – May 2021 · 2 yrs 1 mo'])(
  'the length beside %s is no other text',
  (text) => {
    expect(periodIn(text)?.rest).toBe('')
  },
)

test('a slash before a number that is smaller than the year stands before a month', () => {
  expect(periodIn('2016 / 09')).toBeNull()
  expect(momentIn('2016 / 09')?.at).toBe('2016-09')
  expect(periodIn('2008 / 09')).toMatchObject({ start: '2008', end: '2009' })
})

test('one moment is found, with the text around it', () => {
  expect(momentIn('Completed in June 2017, Kochi')).toEqual({ at: '2017-06', rest: 'Completed in\tKochi' })
})

test.each(['Handled 1850-1900 calls', 'Night shift 1800-1900 hrs', 'Traders in spices since 1880'])(
  '"%s" has no period',
  (text) => {
    expect(periodIn(text)).toBeNull()
  },
)

test('the classes before a year are no months', () => {
  expect(periodIn('Class 10-12 2015')).toBeNull()
  expect(periodIn('Clerk\t10-12 2015')).toMatchObject({ start: '2015-10', end: '2015-12', rest: 'Clerk' })
  expect(periodIn('Chemist (1863-1865)')).toMatchObject({ start: '1863', end: '1865', rest: 'Chemist' })
})

test('the month may stand behind its year', () => {
  expect(periodIn('2018 JUNE – 2020 MAY')).toMatchObject({ start: '2018-06', end: '2020-05', rest: '' })
  expect(periodIn('From 2015 March to 2017')).toMatchObject({ start: '2015-03', end: '2017' })
  expect(periodIn('2016 - Sept 2018')).toMatchObject({ start: '2016', end: '2018-09' })
  expect(momentIn('2014 May 2016')?.at).toBe('2014')
})

test('months may have years of two digits, if the end is later than the start', () => {
  expect(periodIn('Trainer 10/04 - 08/07')).toMatchObject({ start: '2004-10', end: '2007-08', rest: 'Trainer' })
  expect(periodIn('05/98 – till date')).toMatchObject({ start: '1998-05', isNow: true })
  expect(periodIn('Grades 09/10 - 08/10')).toBeNull()
})
