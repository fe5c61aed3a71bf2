import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aJob } from '#tests/a-job.ts'
import { openPortal } from '#tests/portal.ts'
import { sweepExpired } from './door.ts'

const { db, visitor } = await openPortal()
const dayMs = 24 * 60 * 60 * 1_000

async function titles(query: string): Promise<string[]> {
  return (await visitor.call(`GET /api/jobs?${query}`)).json<{ title: string }[]>().map(({ title }) => title)
}

test('a job is found as soon as it is there, under its new words when it changes, and no more when it is closed', async () => {
  const { jobId } = await aJob(db, { title: 'Beekeeper' })
  expect(await titles('q=beekeeper')).toEqual(['Beekeeper'])
  await db.updateTable('jobs').set({ title: 'Apiarist' }).where('id', '=', jobId).execute()
  expect(await titles('q=apiarist')).toEqual(['Apiarist'])
  await db.updateTable('jobs').set({ isActive: false }).where('id', '=', jobId).execute()
  expect(await titles('q=apiarist')).toEqual([])
  await db.deleteFrom('jobs').where('id', '=', jobId).execute()
})

test('expired jobs leave the index', async () => {
  const { jobId } = await aJob(db, { title: 'Lamplighter', expiresAt: new Date(Date.now() + dayMs) })
  expect(await titles('q=lamplighter')).toEqual(['Lamplighter'])
  await sweepExpired(db, new Date(Date.now() + 2 * dayMs))
  expect(await titles('q=lamplighter')).toEqual([])
  await db.deleteFrom('jobs').where('id', '=', jobId).execute()
})

test('a search that takes too long asks to be narrowed, and the next one works', async () => {
  await db.transaction().execute(async (tx) => {
    await sql`lock table job_search in access exclusive mode`.execute(tx)
    const answer = await visitor.call('GET /api/jobs?urgent=true')
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toEqual({ message: 'This search takes too long. Please add a word or a filter.', code: 'tooBroad' })
  })
  expect(await titles('urgent=true')).toEqual([])
})
