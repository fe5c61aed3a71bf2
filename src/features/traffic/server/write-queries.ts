import { sql } from 'kysely'
import { dayNumber } from '#platform/contract/dates.ts'
import type { Db } from '#platform/server/db.ts'
import type { CountBatch } from './day-counts.ts'

type WrittenBatch = {
  readonly number: number
  readonly days: readonly (CountBatch & { readonly day: number })[]
  readonly now: Date
}

/**
 * One statement, so that a batch is written as a whole, and only once even if it is sent again after a lost answer. In the order of the keys, so that
 * two processes cannot deadlock.
 */
export async function writeBatch(db: Db, writer: string, { number, days, now }: WrittenBatch): Promise<void> {
  const counts = days.flatMap(({ rows }) => rows)
  const visitors = days.flatMap(({ day, visitors: { hashes } }) => hashes.map((visitor) => ({ day, visitor })))
  const registers = days.flatMap(({ day, visitors: { registers: changed } }) =>
    changed.map(([register, rank]) => ({ day, register, rank })),
  )
  await sql`
    with writer as (
      insert into traffic_writers as known (id, batch, written_at) values (${writer}, ${number}, ${now})
      on conflict (id) do update set batch = excluded.batch, written_at = excluded.written_at where known.batch < excluded.batch
      returning id
    ), counted as (
      insert into traffic_counts as known (day, kind, name, count)
        select fresh.day, fresh.kind, fresh.name, fresh.count
        from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb) as fresh (day int, kind text, name text, count int), writer
        order by 1, 2, 3
      on conflict (day, kind, name) do update set count = known.count + excluded.count
    ), visited as (
      insert into traffic_visitors (day, visitor)
        select fresh.day, decode(fresh.visitor, 'hex')
        from jsonb_to_recordset(${JSON.stringify(visitors)}::jsonb) as fresh (day int, visitor text), writer
        order by 1, 2
      on conflict do nothing
    )
    insert into traffic_registers as known (day, register, rank)
      select fresh.day, fresh.register, fresh.rank
      from jsonb_to_recordset(${JSON.stringify(registers)}::jsonb) as fresh (day int, register smallint, rank smallint), writer
      order by 1, 2
    on conflict (day, register) do update set rank = greatest(known.rank, excluded.rank)`.execute(db)
}

/** The salt of a day, created by the first process that needs it. */
export async function readSalt(db: Db, day: number, made: Buffer): Promise<Buffer> {
  await db
    .insertInto('trafficSalts')
    .values({ day, salt: made })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { salt } = await db.selectFrom('trafficSalts').select('salt').where('day', '=', day).executeTakeFirstOrThrow()
  return salt
}

/** Deletes the salts: afterwards a hash leads to no address, and days cannot be linked. */
export async function deleteSaltsBefore(db: Db, day: number): Promise<void> {
  await db.deleteFrom('trafficSalts').where('day', '<', day).execute()
}

/** Deletes the visitors; the report has their number. */
export async function deleteVisitorsBefore(db: Db, day: number): Promise<void> {
  await db.deleteFrom('trafficVisitors').where('day', '<', day).execute()
  await db.deleteFrom('trafficRegisters').where('day', '<', day).execute()
}

export async function deleteOldTraffic(db: Db, until: Date): Promise<void> {
  await db.deleteFrom('trafficCounts').where('day', '<=', dayNumber(until.toISOString())).execute()
  await db.deleteFrom('trafficWriters').where('writtenAt', '<=', until).execute()
  await db.deleteFrom('serverSpans').where('seenAt', '<=', until).execute()
}
