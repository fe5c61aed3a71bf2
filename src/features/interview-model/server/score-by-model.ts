import { openRedaction } from '#features/assistant-model/redact.ts'
import { companyAccountOf, type Model, reasonOf } from '#features/assistant-model/server/public.ts'
import { jointScore, readableAnswer } from '#features/interview-scoring/reading.ts'
import { sessionCompleted, sessionCorrected } from '#features/interview-sessions/contract.ts'
import {
  type AnswerToRead,
  findAnswersToRead,
  replaceScore,
  type SessionRow,
} from '#features/interview-sessions/server/public.ts'
import { openClient } from '#platform/server/ai/client.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { reaction } from '#platform/server/events.ts'
import { readTwice } from './read-twice.ts'

/**
 * Scores the answers of an interview by a model. Until then, and if the model is unavailable or invents quotes, the score of the checklist stays.
 * Each answer is stored separately, so that a repeated job continues where it stopped.
 */
async function scoreByModel(context: AppContext, { sessionId }: { readonly sessionId: string }): Promise<void> {
  const { db, clock, config } = context
  const { ai } = config
  const found = ai && (await findAnswersToRead(db, sessionId, clock()))
  if (!ai || !found) return
  const { session, answers } = found
  const client = await openClient(ai)
  const account = companyAccountOf(context, ai, session.employerId, clock())
  for (const answer of answers) {
    const model = { client, ai, db, account, signal: AbortSignal.timeout(ai.timeoutMs) }
    const score = await scoreOf(model, session, answer)
    if (score !== undefined) await replaceScore(db, { sessionId, answer, score }, clock())
  }
}

/** Undefined if a reading cannot be verified. */
async function scoreOf(model: Model, { kit, candidate }: SessionRow, answer: AnswerToRead) {
  const question = kit.questions.find(({ id }) => id === answer.questionId)
  const levels = kit.rubric.find(({ competency }) => competency === answer.competency)?.anchors
  if (!question || !levels) return undefined
  const redact = openRedaction('', [candidate])
  const { competency, text } = answer
  const material = { competency, question: question.text, levels, answer: redact(readableAnswer(text)) }
  const readings = await readTwice(model, material, text).catch((error: unknown) => {
    // The provider's message is left out: it may repeat the answer, and the reason of a failed job is stored.
    throw new Error(`The model has not read the answer: ${reasonOf(error)}`)
  })
  if (!readings) return undefined
  return jointScore(readings, { text, expectsMetrics: question.expectsMetrics, checklistScore: answer.score })
}

export const scoreEnded = reaction('scoreEndedInterviewByModel', sessionCompleted, scoreByModel)
export const scoreCorrected = reaction('scoreCorrectedInterviewByModel', sessionCorrected, scoreByModel)
