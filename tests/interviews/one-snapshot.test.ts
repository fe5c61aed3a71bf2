import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { SessionReport } from '#features/interview-sessions/session-schemas.ts'
import type { MockInterview } from '#features/mock-interviews/contract.ts'
import type { Tx } from '#platform/server/db.ts'
import { anInterviewer, aRunningInterview } from '#tests/factories/an-interview.ts'
import { openPortal } from '#tests/portal.ts'

const portal = await openPortal()
const owner = await anInterviewer(portal)

async function untilOneWaitsFor(table: string): Promise<void> {
  const { rows } = await sql`select 1 from pg_locks where not granted and relation = ${table}::regclass`.execute(portal.db)
  if (rows.length > 0) return
  await wait(20)
  return untilOneWaitsFor(table)
}

/** Starts a read, which gets as far as `table` and waits while `change` is made. */
async function readDuring<T>(read: () => Promise<T>, table: string, change: (tx: Tx) => Promise<unknown>): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  await portal.db.transaction().execute(async (tx) => {
    await sql`lock table ${sql.table(table)} in access exclusive mode`.execute(tx)
    read().then(resolve, reject)
    await untilOneWaitsFor(table)
    await change(tx)
  })
  return promise
}

const nextTurn = (id: string) => async (tx: Tx) => {
  await sql`update interview_sessions set turn = turn + 1 where id = ${id}`.execute(tx)
  await sql`update interview_lines set body = 'The next question.' where session_id = ${id}`.execute(tx)
}

test('an interview that goes on while its candidate reads it is shown as it was before, in all its parts', async () => {
  const { id, read } = await aRunningInterview(portal, owner)
  const before = await read()
  const { progress, transcript } = await readDuring(read, 'interview_lines', nextTurn(id))
  expect(transcript).toEqual(before.transcript)
  expect(progress?.current).toEqual(before.progress?.current)
  const after = await read()
  expect(after.transcript.at(-1)?.text).toBe('The next question.')
  expect(after.progress?.current?.turn).toBe((before.progress?.current?.turn ?? 0) + 1)
})

test('an interview that ends while its company reads it is shown as it was before, in all its parts', async () => {
  const { id } = await aRunningInterview(portal, owner)
  const report = async (): Promise<SessionReport> => (await owner.call(`GET /api/interviews/${id}`)).json()
  const before = await report()
  const during = await readDuring(report, 'interview_lines', async (tx) => {
    await sql`update interview_sessions set status = 'completed', ended_at = now() where id = ${id}`.execute(tx)
    await sql`update interview_lines set body = 'Thank you, that was all.' where session_id = ${id}`.execute(tx)
  })
  expect(during).toEqual(before)
  expect(await report()).toMatchObject({ status: 'completed', transcript: [{ text: 'Thank you, that was all.' }, {}, {}] })
})

test('a mock interview that ends in another window while it is read is shown as it was before, in all its parts', async () => {
  const asha = await portal.aUser()
  const choice = { industry: 'bfsi', roleArea: 'fintech', level: 'fresher' }
  const { id } = (await asha.call('POST /api/mock-interviews', choice)).json<MockInterview>()
  const read = async (): Promise<MockInterview> => (await asha.call(`GET /api/mock-interviews/${id}`)).json()
  const before = await read()
  const during = await readDuring(read, 'mock_answers', async (tx) => {
    await sql`update mock_interviews set status = 'completed', ended_at = now() where id = ${id}`.execute(tx)
    await sql`update mock_answers set outcome = 'skipped' where mock_id = ${id}`.execute(tx)
  })
  expect(during).toEqual(before)
  expect(await read()).toMatchObject({ status: 'completed', current: null, feedback: [{ outcome: 'skipped' }] })
})
