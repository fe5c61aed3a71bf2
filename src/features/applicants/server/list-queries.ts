import { type ExpressionBuilder, sql } from 'kysely'
import type { ApplicationStatus } from '#features/applications/contract.ts'
import type { Db, Tables } from '#platform/server/db.ts'
import type { ApplicantsFilter, SortedFilter } from '../contract.ts'

type Mine<F> = F & { readonly employerId: string }
type Row = ExpressionBuilder<Tables, 'receivedApplications'>

const mostWords = 8

/** A job's own rows are found by its index, and `employerId` makes sure that they are the caller's. */
const matching =
  ({ employerId, jobId, status, ...filter }: Mine<ApplicantsFilter>) =>
  (where: Row) =>
    where.and([
      where('receivedApplications.employerId', '=', employerId),
      ...(jobId ? [where('receivedApplications.jobId', '=', jobId)] : []),
      ...(status ? [where('receivedApplications.status', '=', status)] : []),
      ...(filter.place ? [sql<boolean>`position(lower(${filter.place}) in lower(received_applications.place)) > 0`] : []),
      ...wordsOf(filter.q).map((word) => sql<boolean>`position(${word} in ${searched}) > 0`),
      ...(filter.yearsFrom === undefined ? [] : [where('receivedApplications.years', '>=', filter.yearsFrom)]),
      ...(filter.yearsTo === undefined ? [] : [where('receivedApplications.years', '<=', filter.yearsTo)]),
      ...(filter.payTo === undefined ? [] : [where('receivedApplications.payWanted', '<=', filter.payTo)]),
      ...(filter.noticeTo === undefined ? [] : [where('receivedApplications.noticeDays', '<=', filter.noticeTo)]),
      ...(filter.scoreFrom === undefined ? [] : [sql<boolean>`received_applications.score >= ${filter.scoreFrom}`]),
      ...(filter.unread
        ? [where('receivedApplications.unread', '>', 0), where('receivedApplications.status', '<>', 'withdrawn')]
        : []),
    ])

const wordsOf = (q = ''): string[] => q.toLowerCase().split(/\s+/).filter(Boolean).slice(0, mostWords)

/** The name of a hidden applicant is not searched: a hit would tell who it is. */
const searched = sql`lower(received_applications.place || ' ' || case when exists (
  select from applications join hiring_settings on hiring_settings.job_id = applications.job_id
  where applications.id = received_applications.application_id and hiring_settings.is_blind and applications.shortlisted_at is null)
  then '' else received_applications.name end)`

/** Each ends with the id, so that equal rows have an order. */
const orders = {
  newest: sql`applied_at desc, application_id desc`,
  oldest: sql`applied_at, application_id`,
  waiting: sql`touched_at, application_id`,
  experience: sql`years desc nulls last, application_id desc`,
  pay: sql`pay_wanted, application_id desc`,
  notice: sql`notice_days, application_id desc`,
  score: sql`score desc nulls last, application_id desc`,
} as const

type Part = { readonly limit: number; readonly offset: number }

/** A page of the list: narrow rows by their index, and the wide rows of those alone. */
export async function listApplicants(db: Db, filter: Mine<SortedFilter>, { limit, offset }: Part) {
  const narrow = await selectNarrow(db, filter).limit(limit).offset(offset).execute()
  return withCvs(db, narrow)
}

const selectNarrow = (db: Db, filter: Mine<SortedFilter>) =>
  db
    .selectFrom('receivedApplications')
    .selectAll('receivedApplications')
    .where(matching(filter))
    .orderBy(orders[filter.sort ?? 'newest'])

type NarrowRow = Awaited<ReturnType<ReturnType<typeof selectNarrow>['execute']>>[number]

/** In the order of the narrow rows. */
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
    .leftJoin('hiringSettings', 'hiringSettings.jobId', 'applications.jobId')
    .leftJoin('pendingMoves', 'pendingMoves.applicationId', 'applications.id')
    .select(['applications.id', 'applications.userId', 'applications.updatedAt'])
    .select(['applications.shortlistedAt', 'applications.cvSnapshot'])
    .select(['jobs.title as jobTitle', 'hiringSettings.isBlind', 'pendingMoves.moveId', 'pendingMoves.undoUntil'])
    .where('applications.id', 'in', [...ids])
    .execute()
}

/** Exact to `most`, then one more. */
export async function countApplicants(db: Db, filter: Mine<ApplicantsFilter>, most: number): Promise<number> {
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

/** Some of them by id, in any order; only the company's own. */
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

/** The rows before and after one of the list, and its place in it. */
export async function findNeighbours(db: Db, filter: Mine<SortedFilter>, applicationId: string) {
  const order = orders[filter.sort ?? 'newest']
  const list = db
    .selectFrom('receivedApplications')
    .select('applicationId')
    .select(sql<string | null>`lag(application_id) over (order by ${order})`.as('previous'))
    .select(sql<string | null>`lead(application_id) over (order by ${order})`.as('next'))
    .select(sql<number>`(row_number() over (order by ${order}))::int`.as('place'))
    .select(sql<number>`(count(*) over ())::int`.as('total'))
    .where(matching(filter))
  const row = await db
    .selectFrom(list.as('list'))
    .select(['previous', 'next', 'place', 'total'])
    .where('applicationId', '=', applicationId)
    .executeTakeFirst()
  return row ?? null
}

export async function listJobChoices(db: Db, employerId: string) {
  return db
    .selectFrom('jobs')
    .leftJoin('hiringSettings', 'hiringSettings.jobId', 'jobs.id')
    .select(['jobs.id', 'jobs.title', 'jobs.location', 'jobs.isActive'])
    .select(sql<boolean>`coalesce(hiring_settings.is_blind, false)`.as('isBlind'))
    .select((job) =>
      job
        .selectFrom('receivedApplications')
        .select(sql<number>`count(*)::int`.as('waiting'))
        .whereRef('receivedApplications.jobId', '=', 'jobs.id')
        .where('receivedApplications.status', '=', 'applied')
        .$asScalar()
        .$notNull()
        .as('waiting'),
    )
    .where('jobs.postedBy', '=', employerId)
    .orderBy('jobs.isActive', 'desc')
    .orderBy('jobs.createdAt', 'desc')
    .limit(mostJobs)
    .execute()
}

const mostJobs = 200

/** A board of every status, each column read by the index of status. */
export async function listColumn(
  db: Db,
  filter: Mine<ApplicantsFilter> & { readonly status: ApplicationStatus },
  limits: ColumnLimits,
) {
  const [rows, total] = await Promise.all([
    listApplicants(db, filter, { limit: limits.shown, offset: 0 }),
    countApplicants(db, filter, limits.counted),
  ])
  return { status: filter.status, rows, total }
}

type ColumnLimits = { readonly shown: number; readonly counted: number }
