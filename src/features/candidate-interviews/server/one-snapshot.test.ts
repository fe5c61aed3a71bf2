import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { anInterviewer, aRunningInterview } from '#tests/factories/an-interview.ts'
import { openPortal } from '#tests/portal.ts'

const portal = await openPortal()
const owner = await anInterviewer(portal)

async function untilOneWaits(): Promise<void> {
  const { rows } = await sql`select 1 from pg_locks where not granted and relation = 'interview_lines'::regclass`.execute(
    portal.db,
  )
  if (rows.length > 0) return
  await wait(20)
  return untilOneWaits()
}

test('an interview that goes on while it is read is shown as it was before, in all its parts', async () => {
  const { id, read } = await aRunningInterview(portal, owner)
  const before = await read()
  const { promise, resolve } = Promise.withResolvers<typeof before>()
  await portal.db.transaction().execute(async (tx) => {
    // The read gets as far as the transcript, and waits.
    await sql`lock table interview_lines in access exclusive mode`.execute(tx)
    void read().then(resolve)
    await untilOneWaits()
    await sql`update interview_sessions set turn = turn + 1 where id = ${id}`.execute(tx)
    await sql`update interview_lines set body = 'The next question.' where session_id = ${id}`.execute(tx)
  })
  const { progress, transcript } = await promise
  expect(transcript).toEqual(before.transcript)
  expect(progress?.current).toEqual(before.progress?.current)
  const after = await read()
  expect(after.transcript.at(-1)?.text).toBe('The next question.')
  expect(after.progress?.current?.turn).toBe((before.progress?.current?.turn ?? 0) + 1)
})
