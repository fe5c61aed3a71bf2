import { type SelectQueryBuilder, sql } from 'kysely'
import { newId } from '#platform/server/new-id.ts'
import type { Part } from '#platform/contract/paging.ts'
import type { Db, Tables, Tx } from '#platform/server/db.ts'
import type { DailyReport, ReportBody, ReportRange } from '../contract.ts'

/** Stores one report per day; a later one replaces it. A report made before the end of the day never replaces the final one. */
export async function saveReport(tx: Tx, date: string, body: ReportBody, now: Date): Promise<DailyReport | null> {
  const { rows } = await sql<{ id: string }>`
    insert into daily_reports as known (id, date, body, created_at)
      values (${newId()}, ${date}::date, ${JSON.stringify(body)}::jsonb, ${now})
    on conflict (date) do update set body = excluded.body, created_at = excluded.created_at
      where ${body.isFinal} or not (known.body->>'isFinal')::boolean
    returning id`.execute(tx)
  const [row] = rows
  return row ? { ...body, id: row.id, date, timestamp: now.toISOString() } : null
}

type Row = { readonly id: string; readonly date: string; readonly body: ReportBody; readonly createdAt: Date }

const toReport = ({ body, createdAt, ...row }: Row): DailyReport => ({ ...row, ...body, timestamp: createdAt.toISOString() })

const reports = (db: Db) =>
  db
    .selectFrom('dailyReports')
    .select(['id', 'body', 'createdAt'])
    .select(sql<string>`date::text`.as('date'))

export async function findReport(db: Db, id: string): Promise<DailyReport | null> {
  const row = await reports(db).where('id', '=', id).executeTakeFirst()
  return row ? toReport(row) : null
}

export async function findReportOf(db: Db, date: string): Promise<DailyReport | null> {
  const row = await reports(db)
    .where(sql<boolean>`date = ${date}::date`)
    .executeTakeFirst()
  return row ? toReport(row) : null
}

export async function findLatestReport(db: Db): Promise<DailyReport | null> {
  const row = await reports(db).orderBy('date', 'desc').limit(1).executeTakeFirst()
  return row ? toReport(row) : null
}

type ReportSelection<O> = SelectQueryBuilder<Tables, 'dailyReports', O>

function inRange<O>(query: ReportSelection<O>, { from, to }: ReportRange): ReportSelection<O> {
  return query
    .where(sql<boolean>`(body->>'isFinal')::boolean`)
    .$if(Boolean(from), (rows) => rows.where(sql<boolean>`date >= ${from}::date`))
    .$if(Boolean(to), (rows) => rows.where(sql<boolean>`date <= ${to}::date`))
}

export async function listReports(db: Db, range: ReportRange, { page, limit }: Part): Promise<DailyReport[]> {
  const rows = await inRange(reports(db), range)
    .orderBy('date', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return rows.map(toReport)
}

export async function countReports(db: Db, range: ReportRange): Promise<number> {
  const query = db.selectFrom('dailyReports').select(sql<number>`count(*)::int`.as('count'))
  return (await inRange(query, range).executeTakeFirstOrThrow()).count
}

/** The days among these that have a final report. */
export async function listFinalDates(db: Db, dates: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('dailyReports')
    .select(sql<string>`date::text`.as('date'))
    .where(sql<boolean>`date = any(${dates}::date[]) and (body->>'isFinal')::boolean`)
    .execute()
  return rows.map(({ date }) => date)
}
