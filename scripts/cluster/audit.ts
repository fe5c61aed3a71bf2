import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import type { AcknowledgedWrites } from './writes.ts'

export type Audit = { readonly written: number; readonly lost: number; readonly doubled: number; readonly unworked: number }

/** How long the queue may take to finish its jobs after the load has ended. */
const workMs = 120_000

const once = (rows: string): string =>
  `select count(*)::int found, coalesce(max(n), 0)::int most from (select count(*) n from ${rows}) r`

/** Checks that each acknowledged write is in the database exactly once. */
export async function audit(databaseUrl: string, address: string, acknowledged: AcknowledgedWrites): Promise<Audit> {
  const client = new Client({ connectionString: databaseUrl })
  // A lost connection is reported by the query that needs it.
  client.on('error', () => undefined)
  await client.connect()
  const count = async (text: string, list: readonly string[]) => {
    const { rows } = await client.query<{ found: number; most: number }>(text, [list])
    return { expected: list.length, found: rows[0]?.found ?? 0, most: rows[0]?.most ?? 0 }
  }
  const saved = acknowledged.saves.map(({ email, jobId }) => `${email} ${jobId}`)
  const results = [
    await count(once('applications where id = any($1::uuid[]) group by user_id, job_id'), acknowledged.applications),
    await count(once('application_messages where body = any($1) group by body'), acknowledged.messages),
    await count(once(`orders where id = any($1) and status = 'paid' group by id`), acknowledged.payments),
    await count(
      once(
        `saved_jobs s join users u on u.id = s.user_id where u.email || ' ' || s.job_id = any($1) group by s.user_id, s.job_id`,
      ),
      saved,
    ),
    await photosIn(address, acknowledged.photos),
  ]
  const unworked = await untilWorked(client)
  await client.end()
  return {
    unworked,
    written: results.reduce((sum, { expected }) => sum + expected, 0),
    lost: results.reduce((sum, { expected, found }) => sum + expected - found, 0),
    doubled: results.filter(({ most }) => most > 1).length,
  }
}

/** Waits for the queue and returns how many jobs are overdue at the end. */
async function untilWorked(client: Client): Promise<number> {
  const deadline = Date.now() + workMs
  for (;;) {
    const { rows } = await client.query<{ left: number }>(
      `select count(*)::int as left from graphile_worker.jobs where run_at < now() - interval '5 seconds' and attempts < max_attempts`,
    )
    const left = rows[0]?.left ?? 0
    if (left === 0 || Date.now() > deadline) return left
    await sleep(500)
  }
}

/** Counts the photos that can be read. Repeats this for up to 30 seconds, because the storage may have just been restarted. */
async function photosIn(address: string, photos: ReadonlyMap<string, string>) {
  const isThere = async ([cookie, photo]: [string, string]) => (await fetch(address + photo, { headers: { cookie } })).ok
  for (let attempt = 1; ; attempt += 1) {
    const found = (await Promise.all([...photos].map(isThere))).filter(Boolean).length
    if (found === photos.size || attempt === 30) return { expected: photos.size, found, most: 1 }
    await sleep(1_000)
  }
}

/** Returns how many emails were delivered more than once. */
export function deliveredTwice(emails: readonly string[]): number {
  const ids = emails.map((email) => /^message-id:\s*(\S+)/im.exec(email)?.[1] ?? '')
  return ids.length - new Set(ids).size
}
