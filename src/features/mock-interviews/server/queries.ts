import { sql } from 'kysely'
import type { Selection } from '#features/interview-preparation/choices.ts'
import type { Db, Tx } from '#platform/server/db.ts'
import { newId } from '#platform/server/new-id.ts'
import type { MockKit } from '../mock-kit.ts'
import type { MockScore } from '../score-mock.ts'

export type MockRow = NonNullable<Awaited<ReturnType<typeof findMock>>>
export type MockStep = Awaited<ReturnType<typeof listSteps>>[number]

/** Undefined unless it belongs to this person. */
export async function findMock(db: Db, userId: string, id: string) {
  return db.selectFrom('mockInterviews').selectAll().where('id', '=', id).where('userId', '=', userId).executeTakeFirst()
}

/** Locks an interview, so that everything in it happens one after the other. */
export async function lockMock(tx: Tx, userId: string, id: string) {
  return tx
    .selectFrom('mockInterviews')
    .selectAll()
    .where('id', '=', id)
    .where('userId', '=', userId)
    .forUpdate()
    .executeTakeFirst()
}

/** Makes two starts of one person wait for each other. */
export async function lockPerson(tx: Tx, userId: string): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
}

export async function findRunning(tx: Tx, userId: string) {
  return tx
    .selectFrom('mockInterviews')
    .selectAll()
    .where('userId', '=', userId)
    .where('status', '=', 'in_progress')
    .forUpdate()
    .executeTakeFirst()
}

/** The newest first, with the number of answered questions. */
export async function listMocks(db: Db, userId: string) {
  return db
    .selectFrom('mockInterviews')
    .selectAll('mockInterviews')
    .select((row) =>
      row
        .selectFrom('mockAnswers')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('mockId', '=', 'mockInterviews.id')
        .where('outcome', '=', 'answered')
        .as('answered'),
    )
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** The number of earlier interviews for this choice, so that the next one has other questions. */
export async function countRounds(tx: Tx, userId: string, { industry, roleArea, level }: Selection): Promise<number> {
  const { count } = await tx
    .selectFrom('mockInterviews')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('userId', '=', userId)
    .where('industry', '=', industry)
    .where('roleArea', 'is not distinct from', roleArea)
    .where('level', '=', level)
    .executeTakeFirstOrThrow()
  return count
}

type NewMock = { readonly userId: string; readonly selection: Selection; readonly kit: MockKit; readonly now: Date }

export async function insertMock(tx: Tx, { userId, selection, kit, now }: NewMock): Promise<string> {
  const id = newId()
  const { industry, roleArea, level } = selection
  await tx
    .insertInto('mockInterviews')
    .values({ id, userId, industry, roleArea, level, kit: JSON.stringify(kit), createdAt: now })
    .execute()
  return id
}

type MockChange = {
  readonly turn?: number
  readonly status?: 'completed'
  readonly endedAt?: Date
  readonly weightedScore?: number
}

export async function changeMock(tx: Tx, id: string, change: MockChange): Promise<void> {
  await tx.updateTable('mockInterviews').set(change).where('id', '=', id).execute()
}

export async function deleteMock(db: Db, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('mockInterviews')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function deleteAllButNewest(tx: Tx, userId: string, kept: number): Promise<void> {
  const newest = tx
    .selectFrom('mockInterviews')
    .select('id')
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(kept)
  await tx.deleteFrom('mockInterviews').where('userId', '=', userId).where('id', 'not in', newest).execute()
}

export async function deleteOldMocks(db: Db, until: Date): Promise<void> {
  await db.deleteFrom('mockInterviews').where('createdAt', '<=', until).execute()
}

export async function listSteps(db: Db, mockId: string) {
  return db.selectFrom('mockAnswers').selectAll().where('mockId', '=', mockId).orderBy('position').execute()
}

export async function insertStep(tx: Tx, step: { mockId: string; position: number; questionId: string }): Promise<void> {
  await tx.insertInto('mockAnswers').values(step).execute()
}

type StepRef = { readonly mockId: string; readonly position: number }
type StepChange = Partial<Pick<MockStep, 'followUp' | 'answer' | 'followUpAnswer' | 'confidence' | 'outcome'>>

export async function changeStep(tx: Tx, { mockId, position }: StepRef, change: StepChange): Promise<void> {
  await tx.updateTable('mockAnswers').set(change).where('mockId', '=', mockId).where('position', '=', position).execute()
}

const json = (list: readonly string[]) => sql<readonly string[]>`${JSON.stringify(list)}::jsonb`

export async function saveScore(tx: Tx, { mockId, position }: StepRef, { quotes, advice, ...score }: MockScore): Promise<void> {
  await tx
    .updateTable('mockAnswers')
    .set({ ...score, quotes: json(quotes), advice: json(advice) })
    .where('mockId', '=', mockId)
    .where('position', '=', position)
    .execute()
}
