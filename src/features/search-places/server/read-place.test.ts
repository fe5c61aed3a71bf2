import { expect, test } from 'vitest'
import alsoCalled from '../places/also-called.json' with { type: 'json' }
import letters from '../places/letters.json' with { type: 'json' }
import pinCodes from '../places/pin-codes.json' with { type: 'json' }
import { isAnyPlace, readParts } from './read-place.ts'

test.each(Object.entries(letters))('%s is %s', (short, name) => {
  expect(readParts([short])).toEqual([name])
})

test.each(Object.entries(alsoCalled).flatMap(([name, others]) => others.map((other) => [other, name] as const)))(
  '%s is called %s',
  (other, name) => {
    expect(readParts([other])).toEqual([name])
  },
)

test('no other name stands in the data twice, or has capitals', () => {
  const all = Object.values(alsoCalled).flat()
  expect(all.filter((name, i) => all.indexOf(name) !== i || name !== name.toLowerCase())).toEqual([])
})

test.each(Object.entries(pinCodes))('pin codes that begin with %s are in %s', (beginning, city) => {
  // The fourth digit selects a part of the region only if the list has that part; otherwise the region itself is the place.
  const pin = beginning.padEnd(6, '9')
  expect(readParts([pin])).toEqual([city])
  expect(readParts([`${pin.slice(0, 3)} ${pin.slice(3)}`])).toEqual([city])
})

test.each([
  [['Pune 411014'], ['Pune']],
  [['Whitefield', '560066'], ['Whitefield']],
  [['tn'], ['Tamil Nadu']],
  [['up'], ['Uttar Pradesh']],
  [['M.P.'], ['Madhya Pradesh']],
  [['u. p'], ['Uttar Pradesh']],
  [['near Andheri station'], ['Andheri station']],
  [['anywhere in Gujarat'], ['Gujarat']],
  [['Anywhere'], ['Anywhere']],
  // "ch" may be the beginning of Chennai.
  [['ch'], ['ch']],
  [['999999'], ['999999']],
])('%j is %j', (parts, names) => {
  expect(readParts(parts)).toEqual(names)
})

test.each(['anywhere in India', 'Pan India', 'all India', 'PAN-India', 'any location', 'Any where in india'])(
  '%s is any place',
  (typed) => {
    expect(isAnyPlace(typed)).toBe(true)
  },
)

test.each(['India', 'anywhere', 'Indiana', 'Pan', 'Panipat'])('%s is not', (typed) => {
  expect(isAnyPlace(typed)).toBe(false)
})
