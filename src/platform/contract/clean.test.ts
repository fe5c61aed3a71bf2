import { expect, test } from 'vitest'
import { clean, cleanAll } from './clean.ts'

test.each([
  ['\uD800a', '\uFFFDa'],
  ['a\0b\u001Bc\u202Ed\uFEFF', 'abcd'],
  ['two\nlines\tand a tab', 'two\nlines\tand a tab'],
  ['e\u0301', 'é'],
  ['\u200B \u200D\u2060\u3164', ''],
  ['a\u200Bb', 'a\u200Bb'],
  [' \n', ' \n'],
  ['क्‍ष', 'क्‍ष'],
  [`x${'\u0323'.repeat(100)}`, `x\u0323${'\u0323'.repeat(7)}`],
])('%j becomes %j', (text, cleaned) => {
  expect(clean(text)).toBe(cleaned)
  expect(clean(cleaned), 'a second time changes nothing').toBe(cleaned)
})

test('a run of combining marks is cut before normalisation, also when a removed character splits the run', () => {
  const before = process.cpuUsage()
  for (const pile of ['\u0301\u0323'.repeat(60_000), 'a\u0301\u0323\u202E'.repeat(30_000)]) clean(pile)
  expect(process.cpuUsage(before).user / 1_000).toBeLessThan(1_000)
  expect(clean('\u0344'.repeat(10))).toBe(clean(clean('\u0344'.repeat(10))))
})

test('every text inside a value is cleaned, and nothing else changes', () => {
  expect(cleanAll({ 'k\0': ['a\0', 1, null, true, { b: '\0' }] })).toEqual({ k: ['a', 1, null, true, { b: '' }] })
})
