import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { event } from '#platform/contract/event.ts'
import { cloneDatabase } from '#tests/database.ts'
import { openPortal } from '#tests/portal.ts'
import { runQueue } from '#tests/run-queue.ts'
import { openDatabase } from './db.ts'
import { definitionsChanged } from './definitions.ts'
import { publish, publishJob, tasksFor } from './events.ts'
import { renewal } from './renewal.ts'

const { context } = await openPortal()
const { url, drop } = await cloneDatabase()
const { db, pool, close } = openDatabase(url, () => {})
afterAll(async () => {
  await close()
  await drop()
})

let seen = { running: 0, most: 0, begun: 0, finished: 0 }
let duringBatch = async (): Promise<void> => {}
beforeEach(() => {
  seen = { running: 0, most: 0, begun: 0, finished: 0 }
  duringBatch = async () => {}
})

/** Three batches, which take long enough for another run to begin meanwhile. */
const reactions = renewal({
  name: 'renewTea',
  renewBatch: async (_tx, after) => {
    seen.running += 1
    seen.most = Math.max(seen.most, seen.running)
    if (after === '') seen.begun += 1
    await duringBatch()
    await setTimeout(30)
    seen.running -= 1
    return after.length < 2 ? `${after}x` : null
  },
  finish: async () => void (seen.finished += 1),
})

const announce = (): Promise<void> => db.transaction().execute((tx) => publishJob(tx, definitionsChanged, {}))
const runAll = (): Promise<void> => runQueue(pool, tasksFor(reactions, { ...context, db }), 4)

test('changes of definitions that are announced together are renewed by one run after the other, and not by one each', async () => {
  for (let i = 0; i < 20; i++) await announce()
  await runAll()
  expect(seen).toMatchObject({ most: 1, finished: seen.begun })
  // The queue takes the first renewal before it has taken the last announcement.
  expect(seen.begun).toBeLessThan(10)
})

test('a change during a run is renewed from the beginning, after it', async () => {
  let isAnnounced = false
  duringBatch = async () => {
    if (isAnnounced) return
    isAnnounced = true
    await announce()
  }
  await announce()
  await runAll()
  expect(seen).toMatchObject({ most: 1, begun: 2, finished: 2 })
})

test('runs that continue in further jobs leave no row of the definitions before, whenever these change', async () => {
  let version = 0
  const renewedBy = new Map<string, number>()
  const inParts = renewal({
    name: 'renewInParts',
    workMs: 1,
    renewBatch: async (_tx, after) => {
      renewedBy.set(after, version)
      seen.running += 1
      seen.most = Math.max(seen.most, seen.running)
      if (version < 4 && after.length === version + 1) {
        version += 1
        await announce()
      }
      await setTimeout(10)
      seen.running -= 1
      return after.length < 6 ? `${after}x` : null
    },
  })
  await announce()
  await runQueue(pool, tasksFor(inParts, { ...context, db }), 4)
  expect(seen.most).toBe(1)
  expect([...renewedBy.values()]).toEqual(Array.from({ length: 7 }, () => version))
  expect(version).toBe(4)
})

test('of two runs that wait to continue neither takes the place of the other', async () => {
  const begun: string[] = []
  const name = 'renewTwice'
  const further = renewal({
    name,
    renewBatch: async (_tx, after) => {
      begun.push(after)
      return null
    },
  })
  const due = event(`${name}.due`, z.object({ after: z.string() }))
  await db.transaction().execute(async (tx) => {
    await publish(tx, due, { after: 'a' })
    await publish(tx, due, { after: 'b' })
  })
  await runQueue(pool, tasksFor(further, { ...context, db }), 4)
  expect(begun.toSorted()).toEqual(['a', 'b'])
})
