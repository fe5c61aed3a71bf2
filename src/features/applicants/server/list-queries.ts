import { type ExpressionBuilder, sql } from 'kysely'
import type { ApplicationStatus } from '#features/applications/contract.ts'
import type { Db, Tables } from '#platform/server/db.ts'
import type { ApplicantsFilter, SortedFilter } from '../contract.ts'

export type Mine<F> = F & { readonly employerId: string }
type Row = ExpressionBuilder<Tables, 'receivedApplications'>

const mostWords = 8

/** A job's own rows are found by its index, and `employerId` makes sure that they are the caller's. */
export const matching =
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
      ...answered(filter.answer),
      ...[filter.text1, filter.text2, filter.text3, filter.text4, filter.text5].flatMap((text, place) =>
        wordsOf(text).map((word) => answerContains(place + 1, word)),
      ),
      ...(filter.unread
        ? [where('receivedApplications.unread', '>', 0), where('receivedApplications.status', '<>', 'withdrawn')]
        : []),
    ])

/** "2:yes" and "3>=5" */
function answered(wanted = '') {
  const [, position, relation, text = ''] = /^([1-5])(:|>=)(.+)$/s.exec(wanted) ?? []
  if (!position) return []
  const isMatch =
    relation === ':' ? sql`answer = ${text}` : sql`answer ~ '^[0-9]{1,12}$' and answer::bigint >= ${Number(text) || 0}::bigint`
  return [
    sql<boolean>`exists (select from application_answers where application_answers.application_id = received_applications.application_id
      and position = ${Number(position)} and ${isMatch})`,
  ]
}

/** What a blind review hides of an answer is not searched: a hit would tell who it is. */
const answerContains = (position: number, word: string) =>
  sql<boolean>`exists (select from application_answers where application_answers.application_id = received_applications.application_id
    and position = ${position} and position(${word} in lower(case when ${isHiddenRow} then masked_answer else answer end)) > 0)`

const wordsOf = (q = ''): string[] => q.toLowerCase().split(/\s+/).filter(Boolean).slice(0, mostWords)

/** The same as `isHidden` of the applications, for a row of the list. */
const isHiddenRow = sql`exists (
  select from applications join hiring_settings on hiring_settings.job_id = applications.job_id
  where applications.id = received_applications.application_id and hiring_settings.is_blind and applications.shortlisted_at is null)`

/** The name of a hidden applicant is not searched: a hit would tell who it is. */
const searched = sql`lower(received_applications.place || ' ' || case when ${isHiddenRow} then '' else received_applications.name end)`

/** Each ends with the id, so that equal rows have an order. */
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
