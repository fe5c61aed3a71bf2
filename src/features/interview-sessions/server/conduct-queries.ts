import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '#platform/server/db.ts'
import { newId } from '#platform/server/new-id.ts'
import type { ConsentItem } from '../consent-items.ts'
import type { InterviewLinesTable, SessionSummary } from './tables.ts'

export type StoredLine = Selectable<InterviewLinesTable>
export type Step = Awaited<ReturnType<typeof listSteps>>[number]

/** The steps in the order in which they were shown. */
export async function listSteps(db: Db, sessionId: string) {
  return db.selectFrom('interviewSteps').selectAll().where('sessionId', '=', sessionId).orderBy('position').execute()
}

export async function insertStep(
  tx: Tx,
  step: { sessionId: string; position: number; questionId: string | null; presentedAt: Date },
) {
  await tx.insertInto('interviewSteps').values(step).execute()
}

type StepRef = { readonly sessionId: string; readonly position: number }
type StepChange = Partial<Pick<Step, 'followUp' | 'endedAt' | 'outcome' | 'notAssessed'>>

export async function changeStep(tx: Tx, { sessionId, position }: StepRef, change: StepChange): Promise<void> {
  await tx.updateTable('interviewSteps').set(change).where('sessionId', '=', sessionId).where('position', '=', position).execute()
}

export async function listLines(db: Db, sessionId: string): Promise<StoredLine[]> {
  return db.selectFrom('interviewLines').selectAll().where('sessionId', '=', sessionId).orderBy('position').execute()
}

type NewLine = Pick<StoredLine, 'sessionId' | 'at' | 'speaker' | 'questionId' | 'body'> &
  Partial<Pick<StoredLine, 'via' | 'confidence'>>

/** Adds a line after the last one. The caller has locked the session. */
export async function insertLine(tx: Tx, { via = null, confidence = null, ...line }: NewLine): Promise<void> {
  const next = sql<number>`(select coalesce(max(position), -1) + 1 from interview_lines where session_id = ${line.sessionId})`
  await tx
    .insertInto('interviewLines')
    .values({ id: newId(), position: next, via, confidence, ...line })
    .execute()
}

type LineRef = { readonly sessionId: string; readonly lineId: string }

/** Returns null if the candidate has no such line. */
export async function correctLine(tx: Tx, { sessionId, lineId }: LineRef, body: string, now: Date): Promise<StoredLine | null> {
  const row = await tx
    .updateTable('interviewLines')
    .set({ correctedBody: body, correctedAt: now })
    .where('id', '=', lineId)
    .where('sessionId', '=', sessionId)
    .where('speaker', '=', 'candidate')
    .returningAll()
    .executeTakeFirst()
  return row ?? null
}

export async function saveConsents(
  tx: Tx,
  id: string,
  { items, version, now }: { readonly items: readonly ConsentItem[]; readonly version: string; readonly now: Date },
): Promise<void> {
  await tx
    .updateTable('interviewSessions')
    .set({ consentGiven: true, consentAt: now, consentVersion: version, consents: [...items], updatedAt: now })
    .where('id', '=', id)
    .execute()
}

export async function saveSummary(tx: Tx, id: string, summary: SessionSummary | null): Promise<void> {
  await tx
    .updateTable('interviewSessions')
    .set({ summaryJson: summary === null ? null : sql`${JSON.stringify(summary)}::jsonb` })
    .where('id', '=', id)
    .execute()
}

type NewToken = { readonly sessionId: string; readonly digest: Buffer; readonly now: Date; readonly expiresAt: Date }

/** Returns false if there were too many tokens. The condition of the statement also decides between concurrent calls. */
export async function mintToken(tx: Tx, { sessionId, digest, now, expiresAt }: NewToken, most: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('interviewSessions')
    .set({ tokensMinted: sql`tokens_minted + 1` })
    .where('id', '=', sessionId)
    .where('tokensMinted', '<', most)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await tx.insertInto('interviewTokens').values({ digest, sessionId, createdAt: now, expiresAt }).execute()
  return true
}

/** Returns false for a token that is used, expired, or of another interview. */
export async function useToken(tx: Tx, { sessionId, digest, now }: Omit<NewToken, 'expiresAt'>): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('interviewTokens')
    .set({ usedAt: now })
    .where('digest', '=', digest)
    .where('sessionId', '=', sessionId)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** A token that has opened nothing may be used again while it is valid. */
export async function giveBackToken(db: Db, digest: Buffer): Promise<void> {
  await db.updateTable('interviewTokens').set({ usedAt: null }).where('digest', '=', digest).execute()
}

/** Deletes everything that was said and scored; the session stays. */
export async function deleteContent(tx: Tx, sessionId: string): Promise<void> {
  for (const table of ['interviewLines', 'interviewAnswers', 'interviewTokens'] as const)
    await tx.deleteFrom(table).where('sessionId', '=', sessionId).execute()
  await tx.updateTable('interviewSteps').set({ followUp: null, notAssessed: null }).where('sessionId', '=', sessionId).execute()
}

export async function deleteDeadTokens(db: Db, until: Date): Promise<void> {
  await db.deleteFrom('interviewTokens').where('expiresAt', '<=', until).execute()
}
