import { expect, test } from 'vitest'
import { inShort } from './in-short.ts'

test('of a pasted text the beginning is shown', () => {
  expect(inShort('nurse in Pune')).toBe('nurse in Pune')
  expect(inShort('x'.repeat(2_000))).toBe(`${'x'.repeat(80)}…`)
})

test('no letter is cut in half', () => {
  expect(inShort(`x${'𑄇'.repeat(200)}`)).toBe(`x${'𑄇'.repeat(39)}…`)
})
