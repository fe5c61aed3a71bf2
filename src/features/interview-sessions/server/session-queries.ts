import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Part } from '#platform/contract/paging.ts'
import type { Db, Tx } from '#platform/server/db.ts'
import type { InterviewSessionsTable } from './tables.ts'

export type SessionRow = Selectable<InterviewSessionsTable>

const answered = sql<number>`(select count(*)::int from interview_steps step
  where step.session_id = interview_sessions.id and step.outcome = 'answered' and step.question_id is not null)`

const withCounts = (db: Db) => db.selectFrom('interviewSessions').selectAll().select(answered.as('answerCount'))

export type SessionWithCount = SessionRow & { readonly answerCount: number }

type SessionFilter = { readonly employerId: string; readonly applicationId: string | undefined }

export async function listSessions(
  db: Db,
  { employerId, applicationId }: SessionFilter,
  { page, limit }: Part,
): Promise<SessionWithCount[]> {
  return withCounts(db)
    .where('employerId', '=', employerId)
    .$if(applicationId !== undefined, (query) => query.where('applicationId', '=', applicationId ?? null))
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
}

/** Counts only as far as the header is exact. */
export async function countSessions(db: Db, { employerId, applicationId }: SessionFilter): Promise<number> {
  const some = db
    .selectFrom('interviewSessions')
    .select('id')
    .where('employerId', '=', employerId)
    .$if(applicationId !== undefined, (query) => query.where('applicationId', '=', applicationId ?? null))
    .limit(1_001)
  const { count } = await db
    .selectFrom(some.as('some'))
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export async function summariseSessions(db: Db, employerId: string) {
  return db
    .selectFrom('interviewSessions')
    .select([
      sql<number>`count(*)::int`.as('sessions'),
      sql<number>`count(*) filter (where status = 'completed' and withdrawn_at is null)::int`.as('completed'),
      sql<number>`count(*) filter (where status = 'completed' and pass)::int`.as('passed'),
      sql<string | null>`round(avg(average_score) filter (where average_score > 0), 1)`.as('averageScore'),
    ])
    .where('employerId', '=', employerId)
    .executeTakeFirstOrThrow()
}

type OwnSession = { readonly id: string; readonly employerId: string }

export async function findOwnSession(db: Db, { id, employerId }: OwnSession): Promise<SessionWithCount | null> {
  return (await withCounts(db).where('id', '=', id).where('employerId', '=', employerId).executeTakeFirst()) ?? null
}

export async function findSession(db: Db, id: string): Promise<SessionWithCount | null> {
  return (await withCounts(db).where('id', '=', id).executeTakeFirst()) ?? null
}

/** Locks the session, so that everything in an interview happens one after the other. */
export async function lockSession(tx: Tx, id: string): Promise<SessionRow | null> {
  return (await tx.selectFrom('interviewSessions').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()) ?? null
}

export async function insertSession(
  tx: Tx,
  { kit, ...row }: Omit<Insertable<InterviewSessionsTable>, 'kit'> & Pick<SessionRow, 'kit'>,
): Promise<void> {
  await tx
    .insertInto('interviewSessions')
    .values({ ...row, kit: sql`${JSON.stringify(kit)}::jsonb` })
    .execute()
}

export type SessionChange = Omit<Updateable<InterviewSessionsTable>, 'id' | 'kit' | 'summaryJson'>

export async function changeSession(tx: Tx, id: string, change: SessionChange, now: Date): Promise<void> {
  await tx
    .updateTable('interviewSessions')
    .set({ ...change, updatedAt: now })
    .where('id', '=', id)
    .execute()
}

export async function hasOpenSession(db: Db, applicationId: string): Promise<boolean> {
  const row = await db
    .selectFrom('interviewSessions')
    .select('id')
    .where('applicationId', '=', applicationId)
    .where('status', 'in', ['scheduled', 'in_progress'])
    .executeTakeFirst()
  return row !== undefined
}

export async function findCompanyName(db: Db, employerId: string): Promise<string> {
  const row = await db.selectFrom('employers').select('companyName').where('id', '=', employerId).executeTakeFirst()
  return row?.companyName ?? ''
}

export async function findJobTitle(db: Db, jobId: string): Promise<string> {
  const row = await db.selectFrom('jobs').select('title').where('id', '=', jobId).executeTakeFirst()
  return row?.title ?? ''
}

/** The running sessions of one company, or of all, the longest first. */
export async function listRunningSessions(db: Db, employerId?: string): Promise<SessionRow[]> {
  return db
    .selectFrom('interviewSessions')
    .selectAll()
    .where('status', '=', 'in_progress')
    .$if(employerId !== undefined, (query) => query.where('employerId', '=', employerId ?? null))
    .orderBy('startedAt')
    .limit(500)
    .execute()
}

export async function deleteOldSessions(db: Db, until: Date): Promise<void> {
  await db
    .deleteFrom('interviewSessions')
    .where(sql<Date>`coalesce(ended_at, created_at)`, '<=', until)
    .execute()
}
