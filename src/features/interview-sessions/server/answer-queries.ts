import { sql } from 'kysely'
import type { Db, Tx } from '#platform/server/db.ts'
import { newId } from '#platform/server/new-id.ts'

export type StoredAnswer = Awaited<ReturnType<typeof listAnswers>>[number]

export async function listAnswers(db: Db, sessionId: string) {
  return db.selectFrom('interviewAnswers').selectAll().where('sessionId', '=', sessionId).orderBy('createdAt').execute()
}

type NewAnswer = {
  readonly sessionId: string
  readonly questionId: string
  readonly competency: string
  readonly score: number
  readonly justification: string
  readonly flags: readonly string[]
  readonly quotes: readonly string[]
  readonly answerText: string
  readonly sttConfidence: number | null
  readonly method: string
  readonly now: Date
}

const json = (list: readonly string[]) => sql<string[]>`${JSON.stringify(list)}::jsonb`

/** Stores the server's own score. After a correction the new score replaces the earlier one. */
export async function saveScore(tx: Tx, { now, flags, quotes, ...answer }: NewAnswer): Promise<void> {
  const { score, justification, answerText, sttConfidence, method } = answer
  await tx
    .insertInto('interviewAnswers')
    .values({ id: newId(), ...answer, flags: json(flags), quotes: json(quotes), scoredBy: 'server', createdAt: now })
    .onConflict((conflict) =>
      conflict
        .constraint('interview_answers_once')
        .doUpdateSet({ score, justification, answerText, sttConfidence, method, flags: json(flags), quotes: json(quotes) }),
    )
    .execute()
}

export async function deleteScore(tx: Tx, sessionId: string, questionId: string): Promise<void> {
  await tx
    .deleteFrom('interviewAnswers')
    .where('sessionId', '=', sessionId)
    .where('questionId', '=', questionId)
    .where('scoredBy', '=', 'server')
    .execute()
}

/** Stores a score that the browser claims. Returns false if there is a claim already, which is never replaced. */
export async function insertClaim(tx: Tx, { now, flags, quotes, ...answer }: NewAnswer): Promise<boolean> {
  const row = await tx
    .insertInto('interviewAnswers')
    .values({ id: newId(), ...answer, flags: json(flags), quotes: json(quotes), scoredBy: 'browser', createdAt: now })
    .onConflict((conflict) => conflict.constraint('interview_answers_once').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteScores(tx: Tx, sessionId: string): Promise<void> {
  await tx.deleteFrom('interviewAnswers').where('sessionId', '=', sessionId).where('scoredBy', '=', 'server').execute()
}
