import { expect, test } from 'vitest'
import { waitMs } from './tooltip-manners.ts'

test('a tooltip waits 700 ms, and not at all within 300 ms of the last one', () => {
  expect(waitMs(10_000, -Infinity)).toBe(700)
  expect(waitMs(10_000, 9_701)).toBe(0)
  expect(waitMs(10_000, 9_700)).toBe(700)
})
