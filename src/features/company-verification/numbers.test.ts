import { expect, test } from 'vitest'
import { isGstin } from '#platform/contract/gstin.ts'
import { isCin, tidyNumber } from './numbers.ts'

test.each(['27AAPFU0939F1ZV', '29AAGCB7383J1Z4', '07AAGFF2194N1Z1'])('%s is a GSTIN', (number) => {
  expect(isGstin(number)).toBe(true)
})

test.each([
  ['a wrong check sign', '27AAPFU0939F1ZW'],
  ['two signs exchanged', '27AAPFU0993F1ZV'],
  ['no such state', '45AAPFU0939F1ZV'],
  ['too short', '27AAPFU0939F1Z'],
  ['a sign after it', '27AAPFU0939F1ZVX'],
  ['another sign than Z', '27AAPFU0939F1XV'],
  ['small letters', '27aapfu0939f1zv'],
  ['digits of another script', '२7AAPFU0939F1ZV'],
])('%s is no GSTIN', (_why, number) => {
  expect(isGstin(number)).toBe(false)
})

test('a single wrong character is always detected', () => {
  const number = '27AAPFU0939F1ZV'
  for (let at = 0; at < 14; at += 1) {
    const signs = /\d/.test(number.charAt(at)) ? '0123456789' : 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
    for (const sign of signs) {
      if (sign === number.charAt(at)) continue
      expect(isGstin(number.slice(0, at) + sign + number.slice(at + 1)), `${at} ${sign}`).toBe(false)
    }
  }
})

test.each(['U72200KA2004PTC033435', 'L17110MH1973PLC019786'])('%s is a CIN', (number) => {
  expect(isCin(number)).toBe(true)
})

test.each([
  ['another first letter', 'X72200KA2004PTC033435'],
  ['no such state', 'U72200XX2004PTC033435'],
  ['no such kind', 'U72200KA2004ABC033435'],
  ['a year before there were companies', 'U72200KA1704PTC033435'],
  ['too short', 'U72200KA2004PTC03343'],
])('%s is no CIN', (_why, number) => {
  expect(isCin(number)).toBe(false)
})

test('spaces and dashes of a letterhead are ignored', () => {
  expect(tidyNumber(' 27 aapfu-0939f1zv ')).toBe('27AAPFU0939F1ZV')
})
