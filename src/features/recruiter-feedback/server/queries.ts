import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db, Tx } from '#platform/server/db.ts'
import { type CountedReport, leastSources } from '../insights.ts'
import type { RecruiterFeedbackTable } from './tables.ts'

export async function insertFeedback(tx: Tx, row: Insertable<RecruiterFeedbackTable>): Promise<void> {
  await tx.insertInto('recruiterFeedback').values(row).execute()
}

type SentReport = Omit<Insertable<RecruiterFeedbackTable>, 'id' | 'createdAt'>

/** Locks the sender, so that equal concurrent reports are handled one after the other. */
export async function lockSender(tx: Tx, address: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`recruiter feedback by ${address.toLowerCase()}`}, 0))`.execute(tx)
}

/** Whether this sender has sent the same report since then. */
export async function isRepeated(tx: Tx, { recruiterEmail, ...content }: SentReport, since: Date): Promise<boolean> {
  const isSame = Object.entries(content).map(([name, value]) => sql`${sql.ref(name)} is not distinct from ${value}`)
  const known = await tx
    .selectFrom('recruiterFeedback')
    .select('id')
    .where('createdAt', '>', since)
    .where(sql<boolean>`lower(recruiter_email) = lower(${recruiterEmail})`)
    .where(sql.join<boolean>(isSame, sql` and `))
    .executeTakeFirst()
  return known !== undefined
}

export async function findSender(db: Db, id: string): Promise<string | null> {
  const row = await db.selectFrom('recruiterFeedback').select('recruiterEmail').where('id', '=', id).executeTakeFirst()
  return row?.recruiterEmail ?? null
}

/** Industry, role area and level. Each report belongs to exactly one group. */
export type FeedbackGroup = Pick<Selectable<RecruiterFeedbackTable>, 'categoryId' | 'subcategoryId' | 'experienceLevel'>

/** Published reports in batches whose sources are all still published. */
export async function listCounted(db: Db, group: FeedbackGroup): Promise<CountedReport[]> {
  const whole = db
    .selectFrom('recruiterFeedback')
    .select('insightBatch')
    .where('status', '=', 'published')
    .where('insightBatch', 'is not', null)
    .groupBy('insightBatch')
    .having(sql<boolean>`count(*) >= ${leastSources}`)
  return db
    .selectFrom('recruiterFeedback')
    .select(['actualQuestions', 'assessmentCriteria', 'commonMistakes', 'successFactors', 'interviewProcess'])
    .select(['negotiationPoints', 'timeframe', 'salaryMin', 'salaryMax'])
    .where('categoryId', '=', group.categoryId)
    .where('subcategoryId', 'is not distinct from', group.subcategoryId)
    .where('experienceLevel', '=', group.experienceLevel)
    .where('status', '=', 'published')
    .where('insightBatch', 'in', whole)
    .execute()
}

/** Locks the group, so that two decisions cannot put one source into two batches. */
export async function lockGroup(tx: Tx, group: FeedbackGroup): Promise<void> {
  const key = ['recruiter feedback', group.categoryId, group.subcategoryId ?? '', group.experienceLevel].join(' ')
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx)
}

/** Identifies the sender. A part after a plus sign, and dots at Gmail, make no difference. */
const senderKey = sql<string>`case when lower(split_part(recruiter_email, '@', 2)) in ('gmail.com', 'googlemail.com')
  then replace(split_part(split_part(lower(recruiter_email), '@', 1), '+', 1), '.', '') || '@gmail.com'
  else split_part(split_part(lower(recruiter_email), '@', 1), '+', 1) || '@' || lower(split_part(recruiter_email, '@', 2)) end`

export type Source = {
  readonly id: string
  readonly sender: string
  readonly company: string
  readonly insightBatch: string | null
}

/** The published reports of a group and those that have ever counted in it, in the order of the decisions. */
export async function listSources(tx: Tx, group: FeedbackGroup): Promise<Source[]> {
  return tx
    .selectFrom('recruiterFeedback')
    .select(['id', senderKey.as('sender'), sql<string>`company_key(company_name)`.as('company'), 'insightBatch'])
    .where('categoryId', '=', group.categoryId)
    .where('subcategoryId', 'is not distinct from', group.subcategoryId)
    .where('experienceLevel', '=', group.experienceLevel)
    .where((where) => where.or([where('status', '=', 'published'), where('insightBatch', 'is not', null)]))
    .orderBy('decidedAt')
    .orderBy('id')
    .execute()
}

export async function setBatch(tx: Tx, ids: readonly string[], insightBatch: string): Promise<void> {
  await tx.updateTable('recruiterFeedback').set({ insightBatch }).where('id', 'in', ids).execute()
}

export async function deleteOldFeedback(db: Db, until: Date): Promise<void> {
  await db.deleteFrom('recruiterFeedback').where('createdAt', '<=', until).execute()
}
