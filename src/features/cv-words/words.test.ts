/** Words of positions, employers and places. */
import { expect, test } from 'vitest'
import { scoreOf } from './words.ts'

test('a paragraph with thousands of brackets is scored at once', () => {
  const start = performance.now()
  expect(scoreOf(`Clerk ${'(a)'.repeat(12_000)}`)).toBe(1)
  expect(performance.now() - start).toBeLessThan(1_000)
})
