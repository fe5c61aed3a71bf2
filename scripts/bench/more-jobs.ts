import type { ClientBase } from 'pg'
import { withoutIndexes } from '#app/server/demo/without-indexes.ts'
import { rebuildSearchTerms } from '#features/job-index/server/public.ts'
import type { Database } from '#platform/server/db.ts'

/** The maximum number of generated jobs. Further jobs are copies, because generating a million takes half an hour. */
export const mostMade = 200_000

type Growth = { readonly open: number; readonly closed: number }

/**
 * Adds copies of the jobs, with their own ids and dates, until the given numbers are reached. Searches cost the same as with generated jobs, because
 * the frequencies of words and places do not change. Index rows are copied too, instead of being made by the triggers.
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

/** Copies the open jobs repeatedly. Closed jobs have no index row. */
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

/** Copies all columns of the rows listed in `copies`, with the values in `changed` replaced. The first of these is the key. */
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
