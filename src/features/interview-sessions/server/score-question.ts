import { practiceMethod } from '#features/interview-scoring/methods.ts'
import { type AnswerScore, scoreAnswer } from '#features/interview-scoring/score-answer.ts'
import { competencyScores, totalOf } from '#features/interview-scoring/total-score.ts'
import type { Kit } from '#features/interviewer-kits/contract.ts'
import type { Tx } from '#platform/server/db.ts'
import { deleteScore, deleteScores, listAnswers, saveScore, type StoredAnswer } from './answer-queries.ts'
import { changeStep, listSteps, saveSummary, type StoredLine } from './conduct-queries.ts'
import { changeSession, lockSession, type SessionRow } from './session-queries.ts'

const meanOf = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length

/** The candidate's answer to a question: all lines to it, with corrections. */
export function saidTo(lines: readonly StoredLine[], questionId: string) {
  const own = lines.filter((line) => line.speaker === 'candidate' && line.questionId === questionId)
  // A corrected line counts as certain.
  const confidences = own.flatMap(({ confidence, correctedBody }) =>
    confidence === null || correctedBody !== null ? [] : [Number(confidence)],
  )
  return { text: own.map(({ body, correctedBody }) => correctedBody ?? body).join('\n'), confidence: meanOf(confidences) }
}

export function scoreQuestion(kit: Kit, lines: readonly StoredLine[], questionId: string): AnswerScore {
  const question = kit.questions.find(({ id }) => id === questionId)
  return scoreAnswer({ ...saidTo(lines, questionId), expectsMetrics: question?.expectsMetrics ?? true })
}

type Question = { readonly session: SessionRow; readonly lines: readonly StoredLine[]; readonly position: number }

/** Stores the score of a question, or the reason why there is none. Without consent to scoring, stores neither. */
export async function storeScore(tx: Tx, { session, lines, position }: Question, now: Date): Promise<void> {
  const { id: sessionId, kit, consents } = session
  const question = kit.questions[position - 1]
  if (!question || !consents.includes('scoring')) return
  const { text, confidence } = saidTo(lines, question.id)
  const score = scoreQuestion(kit, lines, question.id)
  await changeStep(tx, { sessionId, position }, { notAssessed: score.isAssessed ? null : score.reason })
  if (!score.isAssessed) return deleteScore(tx, sessionId, question.id)
  const { competency, id: questionId } = question
  const { score: points, justification, flags, quotes } = score
  const answer = { answerText: text, sttConfidence: confidence, method: practiceMethod }
  await saveScore(tx, { sessionId, questionId, competency, score: points, justification, flags, quotes, ...answer, now })
}

export const serversOwn = (answers: readonly StoredAnswer[]) => answers.filter(({ scoredBy }) => scoredBy === 'server')

/** Stores the weighted score, the average, and whether the interview is passed, from the server's own scores only. */
export async function storeTotal(tx: Tx, { id, kit, consents }: SessionRow, now: Date): Promise<void> {
  const scores = serversOwn(await listAnswers(tx, id))
  const answered = (await listSteps(tx, id)).filter((step) => step.questionId !== null && step.outcome === 'answered').length
  const questions = kit.questions.length
  const { weightedScore, averageScore, pass } = totalOf({ rubric: kit.rubric, scores, answered, questions })
  await changeSession(tx, id, { weightedScore, averageScore, pass }, now)
  const competencies = competencyScores(kit.rubric, scores).map(({ competency, score }) => ({ competency, score }))
  await saveSummary(tx, id, { method: consents.includes('scoring') ? methodsOf(scores) : '', answered, questions, competencies })
}

const methodsOf = (scores: readonly StoredAnswer[]): string =>
  [...new Set(scores.map(({ method }) => method))].join(' ') || practiceMethod

/** Removes the scores after a review: the answers are then read by a person only, and not scored again. */
export async function removeScores(tx: Tx, id: string, now: Date): Promise<void> {
  const session = await lockSession(tx, id)
  const consents = session?.consents.filter((item) => item !== 'scoring') ?? []
  await deleteScores(tx, id)
  await saveSummary(tx, id, null)
  await changeSession(tx, id, { weightedScore: 0, averageScore: 0, pass: false, consents }, now)
}
