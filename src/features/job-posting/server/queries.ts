import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import { findPostingLimit, lockCompany } from '#features/employers/server/public.ts'
import { assertDefined } from '#platform/contract/assert-defined.ts'
import type { Db, Tx } from '#platform/server/db.ts'
import type { JobPostingsTable } from './tables.ts'

export type PostingRow = Selectable<JobPostingsTable> & { readonly expiresAt: Date | null }
export type PostingRef = { readonly employerId: string; readonly postingId: string }

/** `userId` is the member of the team who acts. */
export type PostingActor = PostingRef & { readonly userId: string }

export type PostingCompany = {
  readonly id: string
  readonly name: string
  readonly logo: string | null
  readonly isVerified: boolean
  readonly limit: number
}

export async function findCompany(db: Db, employerId: string, now: Date): Promise<PostingCompany> {
  const row = await db
    .selectFrom('employers')
    .select(['id', 'companyName as name', 'logo', 'isVerified'])
    .where('id', '=', employerId)
    .executeTakeFirst()
  const limit = await findPostingLimit(db, employerId, now)
  return { ...assertDefined(row, 'the company of the caller'), limit }
}

/** Locks the company. Only the holder of this lock counts the jobs of the company, so the limit of the plan is checked under it. */
export async function lockedCompany(tx: Tx, employerId: string, now: Date): Promise<PostingCompany> {
  await lockCompany(tx, employerId)
  return findCompany(tx, employerId, now)
}

/** Null if the posting does not exist or belongs to another company. */
export async function lockPosting(tx: Tx, { employerId, postingId }: PostingRef): Promise<PostingRow | null> {
  const row = await tx
    .selectFrom('jobPostings')
    .selectAll('jobPostings')
    .select((posting) =>
      posting.selectFrom('jobs').select('jobs.expiresAt').whereRef('jobs.id', '=', 'jobPostings.id').as('expiresAt'),
    )
    .where('jobPostings.id', '=', postingId)
    .where('jobPostings.employerId', '=', employerId)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

/** The draft, and the text that another window has overwritten. */
export async function findTexts(db: Db, postingId: string): Promise<Pick<PostingRow, 'body' | 'replacedBody'>> {
  return db.selectFrom('jobPostings').select(['body', 'replacedBody']).where('id', '=', postingId).executeTakeFirstOrThrow()
}

/** Returns false if the id is taken, by this company or another one. */
export async function insertPosting(tx: Tx, row: Insertable<JobPostingsTable>): Promise<boolean> {
  const made = await tx
    .insertInto('jobPostings')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return made !== undefined
}

/** Inserts new postings with new ids. */
export async function insertPostings(tx: Tx, rows: readonly Insertable<JobPostingsTable>[]): Promise<void> {
  await tx.insertInto('jobPostings').values(rows).execute()
}

export async function updatePosting(tx: Tx, postingId: string, set: Updateable<JobPostingsTable>): Promise<void> {
  await tx.updateTable('jobPostings').set(set).where('id', '=', postingId).execute()
}

export async function deletePosting(tx: Tx, postingId: string): Promise<void> {
  await tx.deleteFrom('jobPostings').where('id', '=', postingId).execute()
}

/** Counts the postings of a company to which `takesSlot` of rules.ts applies. */
export async function countSlots(db: Db, employerId: string, now: Date): Promise<number> {
  const { used } = await db
    .selectFrom('jobPostings')
    .leftJoin('jobs', 'jobs.id', 'jobPostings.id')
    .select(sql<number>`count(*)::int`.as('used'))
    .where('jobPostings.employerId', '=', employerId)
    .where((where) =>
      where.or([
        where('jobPostings.state', 'in', ['waiting', 'held']),
        where.and([
          where('jobPostings.state', 'in', ['open', 'paused']),
          where.or([where('jobs.expiresAt', 'is', null), where('jobs.expiresAt', '>', now)]),
        ]),
      ]),
    )
    .executeTakeFirstOrThrow()
  return used
}

export async function countDrafts(db: Db, employerId: string): Promise<number> {
  const { drafts } = await db
    .selectFrom('jobPostings')
    .select(sql<number>`count(*)::int`.as('drafts'))
    .where('employerId', '=', employerId)
    .where('state', '=', 'draft')
    .executeTakeFirstOrThrow()
  return drafts
}

/** The jobs that wait for the verification of their company, the oldest first. */
export async function listWaiting(db: Db, employerId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('jobPostings')
    .select('id')
    .where('employerId', '=', employerId)
    .where('state', '=', 'waiting')
    .orderBy('stateSince')
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}
