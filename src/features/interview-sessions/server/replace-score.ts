import { modelMethod } from '#features/interview-scoring/methods.ts'
import type { Db, Tx } from '#platform/server/db.ts'
import { deleteScore, listAnswers, saveScore, type StoredAnswer } from './answer-queries.ts'
import { changeStep, listLines } from './conduct-queries.ts'
import { provisionalUntil } from './present-session.ts'
import { saidTo, serversOwn, storeTotal } from './score-question.ts'
import { findSession, lockSession, type SessionRow } from './session-queries.ts'

/** Whether a language model may read the answers: the candidate must have consented, and the result must be neither final nor decided by a person. */
function mayBeRead(session: SessionRow, now: Date): boolean {
  const { consents, decision } = session
  return (
    consents.includes('scoring') && consents.includes('model') && decision === null && provisionalUntil(session, now) !== null
  )
}

export type AnswerToRead = Pick<StoredAnswer, 'questionId' | 'competency' | 'score'> & { readonly text: string }

/** The answers that were scored by the checklist only, with their interview. Null if the model may read none. */
export async function findAnswersToRead(db: Db, sessionId: string, now: Date) {
  const session = await findSession(db, sessionId)
  if (!session || !mayBeRead(session, now)) return null
  const [lines, scores] = [await listLines(db, sessionId), serversOwn(await listAnswers(db, sessionId))]
  const answers = scores
    .filter(({ method }) => method !== modelMethod)
    .map(({ questionId, competency, score }): AnswerToRead => ({
      questionId,
      competency,
      score,
      text: saidTo(lines, questionId).text,
    }))
  return { session, answers }
}

type NewScore = {
  readonly score: number
  readonly justification: string
  readonly flags: readonly string[]
  readonly quotes: readonly string[]
}
type Replacement = { readonly sessionId: string; readonly answer: AnswerToRead; readonly score: NewScore | null }

/** Replaces the score of the checklist; null means that the answer has no evidence. Nothing happens if the answer has changed since. */
export async function replaceScore(db: Db, { sessionId, answer, score }: Replacement, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const session = await lockSession(tx, sessionId)
    if (!session || !mayBeRead(session, now)) return
    const { text, confidence } = saidTo(await listLines(tx, sessionId), answer.questionId)
    if (text !== answer.text) return
    if (score === null) await removeScore(tx, session, answer.questionId)
    else {
      const { questionId, competency } = answer
      const content = { questionId, competency, answerText: text, sttConfidence: confidence, method: modelMethod }
      await saveScore(tx, { sessionId, ...content, ...score, now })
    }
    await storeTotal(tx, session, now)
  })
}

async function removeScore(tx: Tx, { id: sessionId, kit }: SessionRow, questionId: string): Promise<void> {
  await deleteScore(tx, sessionId, questionId)
  const position = kit.questions.findIndex(({ id }) => id === questionId) + 1
  await changeStep(tx, { sessionId, position }, { notAssessed: 'no_evidence' })
}
