import { expect, test } from 'vitest'
import { openPortal } from '#tests/portal.ts'
import { openLimits } from './limits.ts'

const { db } = await openPortal()
const limits = openLimits(db, true)
const threeAMinute = { max: 3, windowSeconds: 60 }
const now = new Date('2026-11-21T10:00:15Z')
const nextWindow = new Date('2026-11-21T10:01:00Z')

test('hits up to the limit pass, the next one is told how long to wait', async () => {
  const waits = []
  for (let i = 0; i < 4; i++) waits.push(await limits.hit('a', threeAMinute, now))
  expect(waits).toEqual([null, null, null, 45])
  expect(await limits.wait('a', threeAMinute, now)).toBe(45)
  expect(await limits.hit('a', threeAMinute, nextWindow)).toBeNull()
})

test('of many hits at the same moment exactly the limit passes', async () => {
  const waits = await Promise.all(Array.from({ length: 20 }, () => limits.hit('b', threeAMinute, now)))
  expect(waits.filter((seconds) => seconds === null)).toHaveLength(3)
})

test('one key does not spend the hits of another', async () => {
  for (let i = 0; i < 4; i++) await limits.hit('c', threeAMinute, now)
  expect(await limits.hit('d', threeAMinute, now)).toBeNull()
})

test('turned off, nobody waits', async () => {
  const off = openLimits(db, false)
  for (let i = 0; i < 9; i++) expect(await off.hit('e', threeAMinute, now)).toBeNull()
})
