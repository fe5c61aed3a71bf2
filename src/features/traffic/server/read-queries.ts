import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import type { Kind } from './day-counts.ts'
import { addHash, emptyRegisters, estimate } from './hyperloglog.ts'
import type { Span } from './span-queries.ts'

/** The counts of a day, by kind and name. */
export type Counts = (kind: Kind) => ReadonlyMap<string, number>

export async function readCounts(db: Db, day: number): Promise<Counts> {
  const rows = await db.selectFrom('trafficCounts').select(['kind', 'name', 'count']).where('day', '=', day).execute()
  const byKind = Map.groupBy(rows, ({ kind }) => kind)
  return (kind) => new Map((byKind.get(kind) ?? []).map(({ name, count }) => [name, count]))
}

export type VisitorCount = { readonly visitors: number; readonly isEstimate: boolean }

/** Exact while every process has stored each visitor; with registers, an estimate over all. */
export async function countVisitors(db: Db, day: number): Promise<VisitorCount> {
  const stored = await db.selectFrom('trafficRegisters').select(['register', 'rank']).where('day', '=', day).execute()
  if (stored.length === 0) {
    const { visitors } = await db
      .selectFrom('trafficVisitors')
      .select(sql<number>`count(*)::int`.as('visitors'))
      .where('day', '=', day)
      .executeTakeFirstOrThrow()
    return { visitors, isEstimate: false }
  }
  const registers = emptyRegisters()
  for (const { register, rank } of stored) registers[register] = rank
  const { rows } = await sql<{ visitor: string }>`
    select encode(visitor, 'hex') as visitor from traffic_visitors where day = ${day}`.execute(db)
  for (const { visitor } of rows) addHash(registers, visitor)
  return { visitors: estimate(registers), isEstimate: true }
}

export async function listSpans(db: Db, from: Date, until: Date): Promise<Span[]> {
  return db
    .selectFrom('serverSpans')
    .select(['startedAt', 'seenAt', 'endedAt'])
    .where('seenAt', '>=', from)
    .where('startedAt', '<', until)
    .execute()
}

export async function firstStart(db: Db): Promise<Date | null> {
  const { first } = await db
    .selectFrom('serverSpans')
    .select((select) => select.fn.min<Date | null>('startedAt').as('first'))
    .executeTakeFirstOrThrow()
  return first
}

/** The days with counts, from this one on. */
export async function listCountedDays(db: Db, from: number): Promise<number[]> {
  const rows = await db.selectFrom('trafficCounts').select('day').distinct().where('day', '>=', from).orderBy('day').execute()
  return rows.map(({ day }) => day)
}

/** How long the oldest due job has been waiting. */
export async function queueAgeMs(db: Db): Promise<number> {
  const { rows } = await sql<{ ms: number | null }>`
    select extract(epoch from now() - min(run_at))::float8 * 1000 as ms from graphile_worker.jobs
    where locked_at is null and attempts = 0 and run_at <= now()`.execute(db)
  return rows[0]?.ms ?? 0
}
