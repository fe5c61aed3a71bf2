import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aTypesetter } from '#tests/cv-pdf/typesetter.ts'
import { openPortal } from '#tests/portal.ts'
import { buildServer } from '#app/server/build-server.ts'
import { enforceRetention } from '#platform/server/retention.ts'
import type { Operations } from '../contract.ts'

const { typeset } = aTypesetter()
const portal = await openPortal({ typeset })
const { db, app, context } = portal
const admin = await portal.aStaffMember('admin')
const read = async (): Promise<Operations> => (await admin.call('GET /api/admin/operations')).json()

test('every part is checked, and the versions are named', async () => {
  const { checks, node, postgresql, version } = await read()
  expect(checks.map(({ name, isHealthy }) => [name, isHealthy])).toEqual([
    ['database', true],
    ['queue', true],
    ['mail', true],
    ['storage', true],
    ['typesetter', true],
  ])
  expect([node, version]).toEqual([process.version, '0.1.0'])
  expect(postgresql).toMatch(/^18\./)
})

test('a failed job is listed without its payload, runs again once, and that is logged', async () => {
  const { rows } = await sql<{ id: string }>`
    select (graphile_worker.add_job('noSuchTask', '{"secret":"payload"}'::json, run_at := now() + interval '1 day')).id::text as id`.execute(
    db,
  )
  const id = rows[0]?.id ?? ''
  expect((await admin.call(`POST /api/admin/operations/jobs/${id}/retry`, {})).statusCode, 'it has not failed').toBe(404)
  await sql`update graphile_worker._private_jobs set attempts = 25, last_error = 'asha@example.in was refused' where id = ${id}`.execute(
    db,
  )
  const { failedJobs } = await read()
  expect(failedJobs).toEqual([
    { id, task: 'noSuchTask', attempts: 25, maxAttempts: 25, nextAt: null, error: '[e-mail] was refused' },
  ])
  expect((await admin.call(`POST /api/admin/operations/jobs/${id}/retry`, {})).statusCode).toBe(200)
  const job = await sql<{ attempts: number; isDue: boolean }>`
    select attempts::int as attempts, run_at <= now() as is_due from graphile_worker.jobs where id = ${id}`.execute(db)
  expect(job.rows).toEqual([{ attempts: 0, isDue: true }])
  const logged = await db.selectFrom('adminLogs').select(['action', 'targetId']).execute()
  expect(logged).toEqual([{ action: 'retry job', targetId: id }])
})

test('each run of a retention is recorded, including failed ones', async () => {
  const job = enforceRetention([
    { name: 'good things', days: 1, why: '', erase: async () => {} },
    { name: 'bad things', days: 1, why: '', erase: () => Promise.reject(new Error('no')) },
  ])
  await expect(job.run(context)).rejects.toThrow('1 of 2')
  const { retentionRuns } = await read()
  expect(retentionRuns.map(({ name, error }) => [name, error])).toEqual([
    ['bad things', 'Error: no'],
    ['good things', null],
  ])
})

test('a slow statement is listed without its values', async () => {
  await sql`select pg_sleep(0.25), ${'a secret value'}::text`.execute(db)
  const { slowQueries } = await read()
  expect(slowQueries.map(({ text }) => text)).toContain('select pg_sleep(0.25), $1::text')
  expect(JSON.stringify(slowQueries)).not.toContain('secret')
})

const metrics = (headers: Readonly<Record<string, string>>, remoteAddress = '127.0.0.1', server = app) =>
  server.inject({ url: '/metrics', headers, remoteAddress })

test('without a token, only this machine can read the metrics, and not through a proxy', async () => {
  const answer = await metrics({})
  expect(answer.headers['content-type']).toContain('text/plain; version=0.0.4')
  expect(answer.body).toContain('# TYPE pasand_http_request_duration_seconds histogram')
  expect(answer.body).toMatch(/pasand_queue_jobs_due \d+/)
  await portal.visitor.call('GET /api/jobs')
  expect((await metrics({})).body).toContain('pasand_http_request_duration_seconds_count{kind="call",status="2xx"}')
  expect((await metrics({}, '203.0.113.9')).statusCode).toBe(404)
  expect((await metrics({ 'x-forwarded-for': '127.0.0.1' })).statusCode).toBe(404)
})

test('with a token, only its holder can read the metrics, from anywhere', async () => {
  const config = { ...context.config, metricsToken: 'a token of sixteen' }
  const guarded = await buildServer({ ...context, config }, { logLevel: 'silent' })
  expect((await metrics({}, '127.0.0.1', guarded)).statusCode).toBe(404)
  expect((await metrics({ authorization: 'Bearer wrong' }, '127.0.0.1', guarded)).statusCode).toBe(404)
  expect((await metrics({ authorization: 'Bearer a token of sixteen' }, '203.0.113.9', guarded)).statusCode).toBe(200)
  await guarded.close()
})
