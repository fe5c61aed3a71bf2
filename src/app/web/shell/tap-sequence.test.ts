import { expect, test } from 'vitest'
import { nextTap, noTaps } from './home-link.tsx'

const after = (...timesMs: number[]): number => timesMs.reduce(nextTap, noTaps).count

test('clicks within two seconds of each other are counted together', () => {
  expect(after(10_000, 12_000, 14_000, 16_000, 18_000, 20_000, 22_000)).toBe(7)
})

test('a pause of more than two seconds restarts the count', () => {
  expect(after(10_000, 11_000, 13_001)).toBe(1)
  expect(after(10_000, 13_000, 14_000)).toBe(2)
})
