import { followUpFor } from '#features/candidate-interviews/conduct.ts'
import { scoreAnswer } from '#features/interview-scoring/score-answer.ts'
import { totalOf } from '#features/interview-scoring/total-score.ts'
import { assertDefined } from '#platform/contract/assert-defined.ts'
import { refuse } from '#platform/contract/refusal.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Tx } from '#platform/server/db.ts'
import { countOf, hours, type RateLimit } from '#platform/server/rate-limits/rate-limit.ts'
import { type MockInterview, mockInterviews } from '../contract.ts'
import { scoreMockAnswer } from '../score-mock.ts'
import { isAnswered, presentMock } from './present-mock.ts'
import {
  changeMock,
  changeStep,
  findMock,
  insertStep,
  listSteps,
  lockMock,
  type MockRow,
  type MockStep,
  saveScore,
} from './queries.ts'

const call = mockInterviews['POST /api/mock-interviews/:id/answer']
const mockAnswersGiven: RateLimit = { name: 'answers in mock interviews', per: 'account', max: 300, windowSeconds: hours(1) }

export type ConductContext = Pick<AppContext, 'db' | 'clock' | 'rateLimits'>
export type MockRef = { readonly userId: string; readonly id: string }
type Work = (tx: Tx, mock: MockRow, now: Date) => Promise<void>

async function changeLocked(context: ConductContext, { userId, id }: MockRef, work: Work): Promise<MockInterview> {
  const { db, clock, rateLimits } = context
  await rateLimits.consume([countOf(mockAnswersGiven, userId)])
  const now = clock()
  return db.transaction().execute(async (tx) => {
    const mock = await lockMock(tx, userId, id)
    if (!mock) throw refuse(call, 'notFound')
    await work(tx, mock, now)
    return presentMock(tx, assertDefined(await findMock(tx, userId, id), 'the mock interview'))
  })
}

/** The open question, if the browser shows the current turn. Refuses otherwise. */
async function openStep(tx: Tx, mock: MockRow, turn: number): Promise<MockStep> {
  const step = (await listSteps(tx, mock.id)).find(({ outcome }) => outcome === null)
  if (!step || mock.status !== 'in_progress' || mock.turn !== turn) throw refuse(call, 'moved')
  return step
}

type GivenAnswer = { readonly turn: number; readonly text: string; readonly confidence: number | null }

export async function answerMock(context: ConductContext, ref: MockRef, { turn, text, confidence }: GivenAnswer) {
  return changeLocked(context, ref, async (tx, mock, now) => {
    const step = await openStep(tx, mock, turn)
    if (step.followUp !== null) {
      await changeStep(tx, step, { followUpAnswer: text, confidence: leastOf(step.confidence, confidence) })
      return closeStep(tx, mock, step, now)
    }
    await changeStep(tx, step, { answer: text, confidence })
    const followUp = followUpTo(mock, step, { text, confidence })
    if (followUp === null) return closeStep(tx, mock, step, now)
    await changeStep(tx, step, { followUp })
    await changeMock(tx, mock.id, { turn: mock.turn + 1 })
  })
}

function leastOf(before: string | number | null, now: number | null): number | null {
  const known = [before, now].flatMap((one) => (one === null ? [] : [Number(one)]))
  return known.length === 0 ? null : Math.min(...known)
}

/** The follow-up question, by the rule of real interviews. */
function followUpTo({ kit }: MockRow, step: MockStep, answer: { readonly text: string; readonly confidence: number | null }) {
  const expectsMetrics = kit.questions[step.position - 1]?.expectsMetrics ?? false
  return followUpFor({ ...kit, questions: [...kit.questions] }, step, scoreAnswer({ ...answer, expectsMetrics }))
}

/** The answer before a follow-up question counts as an answer. */
export async function skipMock(context: ConductContext, ref: MockRef, turn: number) {
  return changeLocked(context, ref, async (tx, mock, now) => closeStep(tx, mock, await openStep(tx, mock, turn), now))
}

export async function endMock(context: ConductContext, ref: MockRef) {
  return changeLocked(context, ref, async (tx, mock, now) => {
    if (mock.status === 'in_progress') await complete(tx, mock, now)
  })
}

/** Scores the answer, and shows the next question or the result. */
async function closeStep(tx: Tx, mock: MockRow, step: MockStep, now: Date): Promise<void> {
  await scoreStep(tx, mock, step.position)
  const position = step.position + 1
  const next = mock.kit.questions[position - 1]
  if (!next) return complete(tx, mock, now)
  await insertStep(tx, { mockId: mock.id, position, questionId: next.id })
  await changeMock(tx, mock.id, { turn: mock.turn + 1 })
}

async function scoreStep(tx: Tx, { id, kit }: MockRow, position: number): Promise<void> {
  const step = (await listSteps(tx, id)).find((one) => one.position === position)
  const question = kit.questions[position - 1]
  if (!step || !question) return
  const text = [step.answer, step.followUpAnswer].filter((one) => one !== null).join('\n')
  if (text === '') return changeStep(tx, step, { outcome: 'skipped' })
  const confidence = step.confidence === null ? null : Number(step.confidence)
  await changeStep(tx, step, { outcome: 'answered' })
  await saveScore(tx, step, scoreMockAnswer(question, { text, confidence }))
}

/** The caller has locked the interview. */
export async function complete(tx: Tx, mock: MockRow, now: Date): Promise<void> {
  const open = (await listSteps(tx, mock.id)).find(({ outcome }) => outcome === null)
  if (open) await scoreStep(tx, mock, open.position)
  const steps = await listSteps(tx, mock.id)
  const { questions, rubric } = mock.kit
  const scores = steps.flatMap(({ score, position }) => {
    const competency = questions[position - 1]?.competency
    return score === null || competency === undefined ? [] : [{ score, competency }]
  })
  const { weightedScore } = totalOf({ rubric, scores, answered: steps.filter(isAnswered).length, questions: questions.length })
  await changeMock(tx, mock.id, { status: 'completed', endedAt: now, weightedScore })
}
