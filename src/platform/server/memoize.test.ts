import { expect, test } from 'vitest'
import { memoize } from './memoize.ts'

test('the function is called once until the time is over, also by callers during the call', async () => {
  let [now, runs] = [0, 0]
  const ask = memoize(
    async () => (runs += 1),
    1_000,
    () => new Date(now),
  )
  expect(await Promise.all([ask(), ask()])).toEqual([1, 1])
  now = 999
  expect(await ask()).toBe(1)
  now = 1_000
  expect(await ask()).toBe(2)
})

test('a failure is not cached', async () => {
  let runs = 0
  const ask = memoize(
    async () => {
      runs += 1
      if (runs === 1) throw new Error('away')
      return runs
    },
    1_000,
    () => new Date(0),
  )
  await expect(ask()).rejects.toThrow('away')
  expect(await ask()).toBe(2)
})
