import { sql } from 'kysely'
import type { Part } from '#platform/contract/paging.ts'
import type { Db, Tx } from '#platform/server/db.ts'
import { newId } from '#platform/server/new-id.ts'
import type { TeamAction } from '../team-contract.ts'

export type TeamActionInput = {
  readonly employerId: string
  readonly userId: string
  /** In the past tense, as it is shown after the name: "closed a job". */
  readonly action: string
  /** Names a thing, such as a job. Never a person, because the name would outlive the account. */
  readonly about?: string
  /** The team member whom the action concerns. */
  readonly memberId?: string
}

/** Must be called, in the same transaction, by everything that a team member changes for the company. */
export async function logAction(
  tx: Tx,
  { employerId, userId, action, about, memberId }: TeamActionInput,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('employerActions')
    .values({ id: newId(), employerId, userId, action, about: about ?? null, memberId: memberId ?? null, createdAt: now })
    .execute()
}

const nameOf = (table: string) =>
  sql<string>`coalesce(trim(${sql.ref(`${table}.firstName`)} || ' ' || ${sql.ref(`${table}.lastName`)}), '')`

export async function listActions(db: Db, employerId: string, { page, limit }: Part): Promise<TeamAction[]> {
  const rows = await db
    .selectFrom('employerActions as entry')
    .leftJoin('users as actor', 'actor.id', 'entry.userId')
    .leftJoin('users as concerned', 'concerned.id', 'entry.memberId')
    .select(['entry.id', 'entry.action', 'entry.about', 'entry.createdAt as at'])
    .select([nameOf('actor').as('who'), nameOf('concerned').as('member')])
    .where('entry.employerId', '=', employerId)
    .orderBy('entry.createdAt', 'desc')
    .orderBy('entry.id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}

/** Counts only as far as the header is exact. */
export async function countActions(db: Db, employerId: string): Promise<number> {
  const some = db.selectFrom('employerActions').select('id').where('employerId', '=', employerId).limit(1_001)
  const { count } = await db
    .selectFrom(some.as('some'))
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export async function deleteOldActions(db: Db, until: Date): Promise<void> {
  await db.deleteFrom('employerActions').where('createdAt', '<=', until).execute()
}
