import { Client } from 'pg'
import type { Load } from './load.ts'

export type Audit = { readonly lost: number; readonly doubled: number; readonly written: number }

const once = (rows: string): string =>
  `select count(*)::int found, coalesce(max(n), 0)::int most from (select count(*) n from ${rows}) r`

/** Whether each acknowledged write is in the database, and once. */
export async function audit(databaseUrl: string, { acknowledged }: Load): Promise<Audit> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  const count = async (text: string, list: readonly string[]) => {
    const { rows } = await client.query<{ found: number; most: number }>(text, [list])
    return { expected: list.length, found: rows[0]?.found ?? 0, most: rows[0]?.most ?? 0 }
  }
  const results = [
    await count(once('applications where id = any($1::uuid[]) group by user_id, job_id'), acknowledged.applications),
    await count(once('application_messages where body = any($1) group by body'), acknowledged.messages),
    await count(once(`orders where id = any($1) and status = 'paid' group by id`), acknowledged.payments),
  ]
  const { rows } = await client.query<{ n: number }>('select count(*)::int n from saved_jobs')
  await client.end()
  const saved = acknowledged.saves.length
  return {
    written: results.reduce((sum, { expected }) => sum + expected, saved),
    lost: results.reduce((sum, { expected, found }) => sum + expected - found, Math.max(0, saved - (rows[0]?.n ?? 0))),
    doubled: results.filter(({ most }) => most > 1).length,
  }
}
