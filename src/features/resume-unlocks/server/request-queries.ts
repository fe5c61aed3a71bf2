import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '#platform/server/db.ts'
import type { ResumeRequestsTable } from './tables.ts'
import type { RequestStatus } from '../contract.ts'

export type RequestRow = Selectable<ResumeRequestsTable>

const openStatuses = ['pending', 'accepted', 'unlocked'] as const satisfies readonly RequestStatus[]

type Pair = { readonly employerId: string; readonly userId: string }

/** Returns false if a request is already open: the unique index decides. */
export async function insertRequest(tx: Tx, row: Omit<RequestRow, 'answeredAt' | 'unlockedAt'>): Promise<boolean> {
  const made = await tx
    .insertInto('resumeRequests')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return made !== undefined
}

type Change = Partial<Pick<RequestRow, 'answeredAt' | 'unlockedAt' | 'endsAt'>> & { readonly status: RequestStatus }

export async function changeRequest(tx: Tx, id: string, change: Change): Promise<RequestRow> {
  return tx.updateTable('resumeRequests').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
}

/** Locks the request until the transaction ends. */
export async function lockRequest(tx: Tx, id: string): Promise<RequestRow | null> {
  return (await tx.selectFrom('resumeRequests').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()) ?? null
}

/** The latest request of a company about a person. */
export async function findLatest(db: Db, { employerId, userId }: Pair): Promise<RequestRow | null> {
  const row = await db
    .selectFrom('resumeRequests')
    .selectAll()
    .where('employerId', '=', employerId)
    .where('userId', '=', userId)
    .orderBy('requestedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

/** Ends requests whose time is over: those of one company about one person, or all. */
export async function endRequests(db: Db, now: Date, pair?: Pair): Promise<void> {
  await db
    .updateTable('resumeRequests')
    .set({ status: 'expired' })
    .where('status', 'in', openStatuses)
    .where('endsAt', '<=', now)
    .$if(pair !== undefined, (query) =>
      query.where('employerId', '=', pair?.employerId ?? '').where('userId', '=', pair?.userId ?? ''),
    )
    .execute()
}

/** Closes the open requests of a blocked company. */
export async function closeRequests(tx: Tx, { employerId, userId }: Pair): Promise<void> {
  await tx
    .updateTable('resumeRequests')
    .set({ status: 'closed' })
    .where('employerId', '=', employerId)
    .where('userId', '=', userId)
    .where('status', 'in', openStatuses)
    .execute()
}

export async function wasDeclined(db: Db, { employerId, userId }: Pair, since: Date): Promise<boolean> {
  const row = await db
    .selectFrom('resumeRequests')
    .select('id')
    .where('employerId', '=', employerId)
    .where('userId', '=', userId)
    .where('status', '=', 'declined')
    .where('answeredAt', '>', since)
    .executeTakeFirst()
  return row !== undefined
}

type Page = { readonly limit: number; readonly offset: number }

/** The newest first. */
export async function listSentRows(db: Db, employerId: string, { limit, offset }: Page): Promise<RequestRow[]> {
  return db
    .selectFrom('resumeRequests')
    .selectAll()
    .where('employerId', '=', employerId)
    .orderBy('requestedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}

const received = (db: Db) =>
  db
    .selectFrom('resumeRequests')
    .innerJoin('employers', 'employers.id', 'resumeRequests.employerId')
    .selectAll('resumeRequests')
    .select('employers.companyName as company')

export type ReceivedRow = RequestRow & { readonly company: string }

/** Requests without an answer first. Requests of a suspended company need no answer. */
export async function listReceivedRows(db: Db, userId: string, limit: number): Promise<ReceivedRow[]> {
  return received(db)
    .where('resumeRequests.userId', '=', userId)
    .where((where) => where.or([where('employers.suspendedAt', 'is', null), where('resumeRequests.status', '<>', 'pending')]))
    .orderBy(sql`resume_requests.status <> 'pending'`)
    .orderBy('resumeRequests.requestedAt', 'desc')
    .orderBy('resumeRequests.id', 'desc')
    .limit(limit)
    .execute()
}

export async function findReceivedRow(db: Db, id: string): Promise<ReceivedRow | null> {
  return (await received(db).where('resumeRequests.id', '=', id).executeTakeFirst()) ?? null
}

/** Ended requests are kept for a year, so that both sides can look them up. */
export async function deleteOldRequests(db: Db, until: Date): Promise<void> {
  await db.deleteFrom('resumeRequests').where('endsAt', '<=', until).where('status', 'not in', openStatuses).execute()
}
