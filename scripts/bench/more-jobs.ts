import type { ClientBase } from 'pg'
import { withoutIndexes } from '#app/server/demo/without-indexes.ts'
import { rebuildSearchTerms } from '#features/job-index/server/public.ts'
import type { Database } from '#platform/server/db.ts'

/** More are copies of those, because to make a million takes half an hour. */
export const mostMade = 200_000

type Growth = { readonly open: number; readonly closed: number }

/**
 * Adds copies of the jobs with ids and dates of their own until there are so many. To make as many from nothing takes hours, and a search costs the same: the
 * shares of words and places stay as they are. The search rows are copied too, instead of made by the triggers.
 */
export async function addJobs({ db, pool }: Database, { open, closed }: Growth, onStep: (step: string) => void): Promise<void> {
  const client = await pool.connect()
  try {
    const [newOpen, newClosed] = [
      open - (await countOf(client, 'job_search')),
      closed - (await countOf(client, 'jobs where not is_active')),
    ]
    if (newOpen <= 0 && newClosed <= 0) return
    await client.query('begin')
    await client.query('set local session_replication_role = replica')
    const add = async () => {
      await copyJobs(client, newOpen, true)
      await copyJobs(client, newClosed, false)
    }
    await withoutIndexes(client, 'jobs', () => withoutIndexes(client, 'job_search', add, onStep), onStep)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
  onStep('Taking statistics')
  for (const table of ['jobs', 'job_search']) await pool.query(`vacuum (analyze) ${table}`)
  await rebuildSearchTerms(db)
}

async function countOf(client: ClientBase, from: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(`select count(*)::int as count from ${from}`)
  return rows[0]?.count ?? 0
}

/** The open jobs as often as it takes. A closed one has no search row. */
async function copyJobs(client: ClientBase, count: number, isOpen: boolean): Promise<void> {
  if (count <= 0) return
  await client.query(
    `create temporary table copies on commit drop as select job_id as id, gen_random_uuid() as new_id, n * interval '7 seconds' as earlier
     from job_search cross join generate_series(1, (select ceil(${count}::numeric / count(*))::int from job_search)) n limit ${count}`,
  )
  const created_at = 'created_at - earlier'
  await copyRows(client, 'jobs', { id: 'new_id', created_at, is_active: String(isOpen) })
  if (isOpen) await copyRows(client, 'job_search', { job_id: 'new_id', created_at })
  await client.query('drop table copies')
}

/** All columns of the rows of `copies`, with other values for some. The first of those is the key. */
async function copyRows(client: ClientBase, table: string, changed: Readonly<Record<string, string>>): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped`,
    [table],
  )
  const names = rows.map(({ name }) => name)
  const values = names.map((name) => changed[name] ?? `row.${name}`)
  const [key = ''] = Object.keys(changed)
  await client.query(
    `insert into ${table} (${names.join(', ')}) select ${values.join(', ')} from copies join ${table} row on row.${key} = copies.id`,
  )
}
