import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Pool } from 'pg'
import type { Db } from './db.ts'
import type { Email } from './email.ts'
import { Unavailable } from './failures.ts'

/**
 * Sends an email once. The sender first claims the email and afterwards records that it was sent, in two short statements, so that no connection and
 * no lock waits for the mail server. The claim expires: if a process dies in between, the email is sent again, with the same Message-ID.
 */
export async function sendOnce(db: Db, { key }: Email, send: () => Promise<void>): Promise<void> {
  const until = await claim(db, key)
  if (!until && (await wasSent(db, key))) return
  if (!until) throw new Unavailable(busy)
  try {
    await send()
  } catch (cause) {
    await release(db, key, until)
    throw cause
  }
  await recordSent(db, key)
}

const recordTries = 120
const betweenTriesMs = 1_000

/** Retries until the database is back after a failover: without this record the email is sent a second time when its claim expires. */
async function recordSent(db: Db, key: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await sql`update letters set sent_at = now(), sending_until = null where key = ${key}`.execute(db)
      return
    } catch (cause) {
      if (attempt === recordTries) throw cause
      await sleep(betweenTriesMs)
    }
  }
}

const busy = 'The email is being sent at this moment. Please try again in a moment.'

/** Longer than the timeouts of all steps of the mail server, and shorter than the time after which the queue gives up on a dead worker. */
const lease = '5 minutes'

/** Claims the email and returns when the claim expires; null if it was sent already, or another process has claimed it. */
async function claim(db: Db, key: string): Promise<string | null> {
  const { rows } = await sql<{ until: string }>`
    insert into letters (key, sending_until) values (${key}, now() + ${lease}::interval)
    on conflict (key) do update set sending_until = excluded.sending_until
      where letters.sent_at is null and (letters.sending_until is null or letters.sending_until <= now())
    returning sending_until::text as until`.execute(db)
  return rows[0]?.until ?? null
}

/** Ends our own claim only: after it expired, another process may have claimed the email. */
async function release(db: Db, key: string, until: string): Promise<void> {
  await sql`delete from letters where key = ${key} and sent_at is null and sending_until = ${until}::timestamptz`.execute(db)
}

/** Deletes all claims, at the start of the only process: they belong to dead processes. */
export async function dropClaims(pool: Pool): Promise<void> {
  await pool.query('delete from letters where sent_at is null')
}

/** For callers that must do other work before they write the email again. Throws `Unavailable` while the email is being sent. */
export async function wasSent(db: Db, key: string): Promise<boolean> {
  const { rows } = await sql<{ isSent: boolean; isClaimed: boolean }>`
    select sent_at is not null as is_sent, coalesce(sending_until > now(), false) as is_claimed
    from letters where key = ${key}`.execute(db)
  const [row] = rows
  if (row?.isClaimed) throw new Unavailable(busy)
  return row?.isSent ?? false
}

export async function countSentEmails(db: Db, { from, until }: { readonly from: Date; readonly until: Date }): Promise<number> {
  const { rows } = await sql<{ sent: number }>`
    select count(*)::int as sent from letters where sent_at >= ${from} and sent_at < ${until}`.execute(db)
  return rows[0]?.sent ?? 0
}

/** Deletes old records. Afterwards an email with the same key would be sent again. Expired claims of dead processes are deleted too. */
export async function deleteOldEmails(db: Db, until: Date): Promise<void> {
  await sql`delete from letters where sent_at <= ${until} or sending_until <= ${until}`.execute(db)
}
