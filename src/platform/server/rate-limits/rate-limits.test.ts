import { expect, test } from 'vitest'
import { openPortal } from '#tests/portal.ts'
import { TooMany } from '../failures.ts'
import { countOf, type RateLimit } from './rate-limit.ts'
import { noRateLimits, openRateLimits } from './rate-limits.ts'

const { pool } = await openPortal()
// Two instances on one database, like two processes.
const [limits, others] = [openRateLimits(pool), openRateLimits(pool)]
const three: RateLimit = { name: 'three a minute', per: 'account', max: 3, windowSeconds: 60 }
const perNetwork: RateLimit = { name: 'three a minute from', per: 'network', max: 3, windowSeconds: 60 }

/** The seconds to wait, or null if the count passes. */
async function waitOf(work: Promise<void>): Promise<number | null> {
  try {
    await work
    return null
  } catch (error) {
    if (error instanceof TooMany) return error.retryAfterSeconds
    throw error
  }
}
const rows = async (): Promise<number> => Number((await pool.query('select count(*) from rate_limits')).rows[0].count)

test('counts within the limit pass, the next is refused with the time to wait until the window ends', async () => {
  const counts = [countOf(three, 'a')]
  const waits = []
  for (let i = 0; i < 4; i++) waits.push(await waitOf((i % 2 ? limits : others).consume(counts)))
  expect(waits.slice(0, 3)).toEqual([null, null, null])
  expect(waits[3]).toBeGreaterThan(0)
  expect(waits[3]).toBeLessThanOrEqual(60)
  expect(await waitOf(others.check(counts))).toBeGreaterThan(0)
  await pool.query('update rate_limits set expire = expire - 60000')
  expect(await waitOf(limits.check(counts))).toBeNull()
  expect(await waitOf(limits.consume(counts))).toBeNull()
})

test('checking counts nothing, and refuses once the limit is used up', async () => {
  const counts = [countOf(three, 'b')]
  for (let i = 0; i < 5; i++) await limits.check(counts)
  await limits.add(counts, 3)
  expect(await waitOf(limits.check(counts))).toBeGreaterThan(0)
  await limits.reset(counts)
  expect(await waitOf(limits.check(counts))).toBeNull()
})

test('of many concurrent counts exactly the limit passes, whatever else is inserted', async () => {
  const hundred: RateLimit = { ...three, name: 'a hundred a minute', max: 100 }
  const many = Array.from({ length: 400 }, (_, at) => at)
  const hot = many.map((at) => waitOf((at % 2 ? limits : others).consume([countOf(hundred, 'c')])))
  const beside = many.map((at) => waitOf(limits.consume([countOf(three, `other ${at}`)])))
  expect((await Promise.all(hot)).filter((wait) => wait === null)).toHaveLength(100)
  expect((await Promise.all(beside)).every((wait) => wait === null)).toBe(true)
})

test('a network that is over its limit adds no more rows', async () => {
  const from = '198.51.100.7'
  for (let i = 0; i < 3; i++) await limits.consume([countOf(three, `to ${i}`), countOf(perNetwork, from)])
  const before = await rows()
  for (let i = 3; i < 20; i++) {
    expect(await waitOf(limits.consume([countOf(three, `to ${i}`), countOf(perNetwork, from)]))).toBeGreaterThan(0)
  }
  expect(await rows()).toBe(before)
})

test('the networks of one /48 together have ten times the limit of one', async () => {
  const waits = []
  for (let i = 0; i < 31; i++) waits.push(await waitOf(limits.consume([countOf(perNetwork, `2001:db8:7:${i.toString(16)}::1`)])))
  expect(waits.filter((wait) => wait === null)).toHaveLength(30)
  expect(await waitOf(limits.consume([countOf(perNetwork, '2001:db8:8::1')]))).toBeNull()
})

test('a key does not reveal the subject', async () => {
  await limits.consume([countOf(three, 'asha@example.in'), countOf(perNetwork, '192.0.2.77')])
  const { rows: stored } = await pool.query<{ key: string }>('select key from rate_limits')
  for (const { key } of stored) expect(key).toMatch(/^[\w-]{43}$/)
})

test('when rate limits are off, nothing is refused', async () => {
  for (let i = 0; i < 9; i++) expect(await waitOf(noRateLimits.consume([countOf(three, 'e')]))).toBeNull()
})
