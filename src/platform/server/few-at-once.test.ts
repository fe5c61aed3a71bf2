import { expect, test } from 'vitest'
import { Pool } from 'pg'
import { fewAtOnce } from './few-at-once.ts'

test('all optional work of a pool shares one limit, and each pool has its own', async () => {
  // A pool connects only when it is first used.
  const [pool, other] = [new Pool(), new Pool()]
  const { promise, resolve } = Promise.withResolvers<string>()
  const ofSite = fewAtOnce(pool)(() => promise)
  const ofAssistant = fewAtOnce(pool)(() => promise)
  expect(await fewAtOnce(pool)(async () => 'third')).toBeNull()
  expect(await fewAtOnce(other)(async () => 'first')).toBe('first')
  resolve('done')
  expect(await Promise.all([ofSite, ofAssistant])).toEqual(['done', 'done'])
  expect(await fewAtOnce(pool)(async () => 'third')).toBe('third')
})
