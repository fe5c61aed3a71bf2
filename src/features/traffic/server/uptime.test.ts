import { expect, test } from 'vitest'
import { openPortal } from '#tests/portal.ts'
import { openHeartbeat, uptimeIn } from './span-queries.ts'

const { db } = await openPortal()
const noon = new Date('2026-12-01T06:30:00Z')
const later = (seconds: number): Date => new Date(noon.getTime() + seconds * 1_000)

test('uptime is the time in which a server ran: across a restart and a gap of the database, and until a killed process was last seen', async () => {
  const first = openHeartbeat(db)
  for (const seconds of [0, 5, 10]) await first.beat(later(seconds))
  // The database is unavailable for half a minute.
  for (const seconds of [40, 45]) await first.beat(later(seconds))
  await first.end(later(50))
  const second = openHeartbeat(db)
  for (const seconds of [60, 65]) await second.beat(later(seconds))
  const spans = await db.selectFrom('serverSpans').select(['startedAt', 'seenAt', 'endedAt']).orderBy('startedAt').execute()
  expect(spans.map(({ startedAt, seenAt, endedAt }) => [startedAt, seenAt, endedAt])).toEqual([
    [later(0), later(10), later(10)],
    [later(40), later(50), later(50)],
    [later(60), later(65), null],
  ])
  // 10 + 10 + 5 of 100 seconds; the last was killed.
  expect(uptimeIn(spans, { from: later(-1_000), until: later(100), now: later(100) }, noon)).toEqual({ uptime: 0.25, killed: 1 })
  // A process that is still running counts until now.
  expect(uptimeIn(spans, { from: noon, until: later(70), now: later(70) }, noon)).toEqual({ uptime: 30 / 70, killed: 0 })
})

test('two servers at the same time count once, and the time before the first start is not missing', () => {
  const span = (from: number, until: number) => ({ startedAt: later(from), seenAt: later(until), endedAt: later(until) })
  const both = [span(0, 60), span(30, 100), span(10, 20)]
  expect(uptimeIn(both, { from: later(-86_400), until: later(100), now: later(200) }, noon).uptime).toBe(1)
  expect(uptimeIn([], { from: noon, until: later(100), now: later(100) }, null).uptime).toBe(1)
  expect(uptimeIn([], { from: noon, until: later(100), now: later(100) }, later(-500)).uptime).toBe(0)
})
