import { expect, test } from 'vitest'
import { openPortal } from '#tests/portal.ts'
import { longestAgent } from './agents.ts'
import { openTrafficCounter } from './traffic-counter.ts'
import { openSalts } from './visitor-hash.ts'

test('browsers are distinguished by the beginning of their user agent, so that a long header costs no memory', async () => {
  const now = new Date('2026-11-20T06:00:00Z')
  const { context, db } = await openPortal({ clock: () => now })
  const counter = openTrafficCounter(context)
  await counter.prepareSalts()
  const long = 'x'.repeat(longestAgent)
  for (const end of ['', 'one', 'two']) counter.addVisitor(now, '203.0.113.7', long + end)
  await counter.flush()
  expect(await db.selectFrom('trafficVisitors').selectAll().execute()).toHaveLength(1)
})

test('deleting a salt deletes the hashes made with it', () => {
  const salts = openSalts()
  for (const day of [1, 2]) salts.add(day, `salt of ${day}`)
  const [first, second] = [salts.hashOn(1, '203.0.113.7 Firefox'), salts.hashOn(2, '203.0.113.7 Firefox')]
  expect(first).not.toBe(second)
  expect(salts.hashOn(1, '203.0.113.7 Firefox')).toBe(first)
  salts.deleteBefore(2)
  expect(salts.has(1)).toBe(false)
  expect(salts.hashOn(1, '203.0.113.7 Firefox')).toBeNull()
  expect(salts.hashOn(2, '203.0.113.7 Firefox')).toBe(second)
})
