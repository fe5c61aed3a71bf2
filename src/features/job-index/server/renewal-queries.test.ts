import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { loadDemo } from '#app/server/demo/load-demo.ts'
import type { Tx } from '#platform/server/db.ts'
import { openPortal } from '#tests/portal.ts'
import { renewSearchRows } from './renewal-queries.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const { db, pool } = await openPortal()
const jobs = 2_000
await loadDemo({ db, pool }, { jobs, now: new Date(), seed: 4 })
await pool.query('analyze')

/** Rows of jobs that were read so far, of this transaction and of those before it that are not reported yet. */
async function jobsRead(tx: Tx): Promise<number> {
  const { rows } = await sql<{ read: string }>`
    select coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0) as read from pg_stat_xact_user_tables where relname = 'jobs'`.execute(
    tx,
  )
  return Number(rows[0]?.read)
}

test('a batch of renewed rows reads the jobs of the batch, not all jobs', async () => {
  const batches: { readonly read: number; readonly next: string | null }[] = []
  for (let next: string | null = ''; next !== null;) {
    const after: string = next
    const batch = await db.transaction().execute(async (tx) => {
      const before = await jobsRead(tx)
      const renewed = await renewSearchRows(tx, after)
      return { next: renewed, read: (await jobsRead(tx)) - before }
    })
    batches.push(batch)
    next = batch.next
  }
  expect(batches.length).toBeGreaterThan(5)
  expect(batches.filter(({ read }) => read > jobs / 4)).toEqual([])
})
