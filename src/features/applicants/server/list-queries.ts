import { sql } from 'kysely'
import type { ApplicationStatus } from '#features/applications/contract.ts'
import type { Db } from '#platform/server/db.ts'
import type { ApplicantsFilter, SortedFilter } from '../filter-contract.ts'
import { matching, type OfEmployer } from './filter-queries.ts'

/** Each order ends with the id, so that rows with equal values have a fixed order. */
export const orders = {
  newest: sql`applied_at desc, application_id desc`,
  oldest: sql`applied_at, application_id`,
  waiting: sql`touched_at, application_id`,
  experience: sql`years desc nulls last, application_id desc`,
  pay: sql`pay_wanted, application_id desc`,
  notice: sql`notice_days, application_id desc`,
  score: sql`score desc nulls last, application_id desc`,
} as const

type Part = { readonly limit: number; readonly offset: number }

/** A page of the list. First the narrow rows are found by their index, then the wide rows of this page are read. */
export async function listApplicants(db: Db, filter: OfEmployer<SortedFilter>, { limit, offset }: Part) {
  const narrow = await selectNarrow(db, filter).limit(limit).offset(offset).execute()
  return withCvs(db, narrow)
}

const selectNarrow = (db: Db, filter: OfEmployer<SortedFilter>) =>
  db
    .selectFrom('receivedApplications')
    .selectAll('receivedApplications')
    .where(matching(filter))
    .orderBy(orders[filter.sort ?? 'newest'])

type NarrowRow = Awaited<ReturnType<ReturnType<typeof selectNarrow>['execute']>>[number]

/** Adds the CVs, in the order of the narrow rows. */
async function withCvs(db: Db, narrow: readonly NarrowRow[]) {
  const wide = await listWide(
    db,
    narrow.map(({ applicationId }) => applicationId),
  )
  const byId = new Map(wide.map((row) => [row.id, row]))
  return narrow.flatMap(({ applicationId, ...row }) => {
    const rest = byId.get(applicationId)
    return rest ? [{ ...row, ...rest }] : []
  })
}

export type ApplicantRow = Awaited<ReturnType<typeof listApplicants>>[number]

async function listWide(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.jobId')
    .leftJoin('users', 'users.id', 'applications.userId')
    .leftJoin('hiringSettings', 'hiringSettings.jobId', 'applications.jobId')
    .leftJoin('pendingMoves', 'pendingMoves.applicationId', 'applications.id')
    .select(['applications.id', 'applications.userId', 'applications.updatedAt'])
    .select(['applications.shortlistedAt', 'applications.cvSnapshot'])
    .select(['jobs.title as jobTitle', 'hiringSettings.isBlind', 'pendingMoves.moveId', 'pendingMoves.undoUntil'])
    .select('users.suspendedAt')
    .where('applications.id', 'in', [...ids])
    .execute()
}

/** Exact up to `most`; larger counts return `most` + 1. */
export async function countApplicants(db: Db, filter: OfEmployer<ApplicantsFilter>, most: number): Promise<number> {
  const counted = db
    .selectFrom('receivedApplications')
    .select('applicationId')
    .where(matching(filter))
    .limit(most + 1)
  const { count } = await db
    .selectFrom(counted.as('counted'))
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Some applications by id, in any order, of this company only. */
export async function listApplicantsById(db: Db, employerId: string, ids: readonly string[]) {
  if (ids.length === 0) return []
  const narrow = await db
    .selectFrom('receivedApplications')
    .selectAll('receivedApplications')
    .where('employerId', '=', employerId)
    .where('applicationId', 'in', [...ids])
    .execute()
  return withCvs(db, narrow)
}

/** A column of the board, read by the index of its status. */
export async function listColumn(
  db: Db,
  filter: OfEmployer<ApplicantsFilter> & { readonly status: ApplicationStatus },
  limits: ColumnLimits,
) {
  const [rows, total] = await Promise.all([
    listApplicants(db, filter, { limit: limits.shown, offset: 0 }),
    countApplicants(db, filter, limits.counted),
  ])
  return { status: filter.status, rows, total }
}

type ColumnLimits = { readonly shown: number; readonly counted: number }
