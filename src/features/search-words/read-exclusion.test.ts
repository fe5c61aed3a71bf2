import { expect, test } from 'vitest'
import { excludedText, exclusionsIn, readExclusion } from './read-exclusion.ts'
import { readTyped } from './read-filters.ts'

const asSearched = (typed: string): string | null => {
  const read = readExclusion(typed)
  return read && `${read.kept} ${excludedText(read.words)}`
}

test.each([
  ['cook not hotel', 'cook -hotel'],
  ['cook, not hotel', 'cook -hotel'],
  ['driver but not truck', 'driver -truck'],
  ['sales except insurance', 'sales -insurance'],
  ['developer excluding java', 'developer -java'],
  ['teacher other than maths', 'teacher -maths'],
  ['cook not in hotel', 'cook -hotel'],
  ['cook not hotel in pune', 'cook in pune -hotel'],
  ['sales not field work', 'sales -"field work"'],
  ['driver not truck and bus', 'driver -truck -bus'],
  ['night shift bpo without english', 'night shift bpo -english'],
  ['bpo without english in pune', 'bpo in pune -english'],
  ['bpo bina english ke', 'bpo -english'],
  ['bpo english ke bina job', 'bpo -english'],
  ['marketing no target', 'marketing -target'],
  ['accountant without tally', 'accountant -tally'],
])('"%s" is searched as "%s"', (typed, searched) => {
  expect(asSearched(typed)).toBe(searched)
})

test.each([
  'experience not required',
  'nurse experience not needed',
  'cook',
  'not hotel',
  'Manager Not For Profit',
  'cook or chef not hotel',
  'cook -hotel not bar',
  '"cook not hotel"',
  'security guard without experience',
  'no night shift',
  'bpo without night shift',
  'job without interview',
  'without english',
  'helper not mandatory 10th',
])('"%s" leaves nothing out', (typed) => {
  expect(asSearched(typed)).toBeNull()
})

test('what a search leaves out can be taken back one by one', () => {
  expect(exclusionsIn('cook -hotel -"night shift" pune')).toEqual([
    { text: 'hotel', rest: 'cook -"night shift" pune' },
    { text: 'night shift', rest: 'cook -hotel pune' },
  ])
  expect(exclusionsIn('front-end developer')).toEqual([])
})

test.each([
  ['<b>cook</b>', 'cook', {}],
  ['cook not hotel', 'cook -hotel', {}],
  ['part time cook not hotel', 'cook -hotel', { jobType: 'part-time' }],
  ['part time not hotel', 'part time not hotel', {}],
])('%s is searched as %s', (typed, q, filters) => {
  expect(readTyped(typed, () => false)).toEqual({ q, filters })
})
