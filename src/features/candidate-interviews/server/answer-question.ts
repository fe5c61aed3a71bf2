import {
  changeSession,
  changeStep,
  insertLine,
  insertStep,
  isOverForGood,
  listLines,
  listSteps,
  scoreQuestion,
  type SessionRow,
  type Step,
  storeScore,
} from '#features/interview-sessions/server/public.ts'
import { refuse } from '#platform/contract/refusal.ts'
import type { Tx } from '#platform/server/db.ts'
import { candidateInterviews, type SessionAction } from '../contract.ts'
import { closing, followUpFor, questionAt } from '../conduct.ts'
import { openStep, pausedUntil } from '#features/interview-sessions/rules.ts'
import { changeAsCandidate, type ConductContext, type Visitor } from './with-session.ts'

const call = candidateInterviews['POST /api/candidate/interviews/:sessionId/answer']
const actionCall = candidateInterviews['POST /api/candidate/interviews/:sessionId/action']

type RunningQuestion = { readonly session: SessionRow; readonly step: Step; readonly now: Date }

/** The open question, if the browser shows the current turn. Refuses otherwise. */
async function runningOf(
  tx: Tx,
  session: SessionRow,
  { turn, now }: { readonly turn: number; readonly now: Date },
): Promise<RunningQuestion> {
  if (session.status !== 'in_progress' || isOverForGood(session, now)) throw refuse(call, 'notRunning')
  const step = openStep(await listSteps(tx, session.id))
  if (!step || session.turn !== turn) throw refuse(call, 'moved')
  return { session, step, now }
}

type GivenAnswer = {
  readonly turn: number
  readonly text: string
  readonly via: 'typed' | 'dictated'
  readonly confidence: number | null
}

export async function answerQuestion(context: ConductContext, visitor: Visitor, given: GivenAnswer) {
  return changeAsCandidate(context, visitor, async (tx, session, now) => {
    const running = await runningOf(tx, session, { turn: given.turn, now })
    if (session.pausedAt) throw refuse(call, 'paused')
    if (given.via === 'dictated' && !session.consents.includes('voice')) throw refuse(call, 'noVoice')
    const { via } = given
    const confidence = via === 'dictated' ? given.confidence : null
    const { questionId } = running.step
    await insertLine(tx, { sessionId: session.id, at: now, speaker: 'candidate', questionId, body: given.text, via, confidence })
    await goOn(tx, running)
  })
}

/** Asks a follow-up question, or scores the answer and asks the next question. */
export async function goOn(tx: Tx, running: RunningQuestion): Promise<void> {
  const { session, step, now } = running
  const lines = await listLines(tx, session.id)
  const score = step.questionId === null ? null : scoreQuestion(session.kit, lines, step.questionId)
  const followUp = score && followUpFor(session.kit, step, score)
  if (followUp) {
    await changeStep(tx, step, { followUp })
    return say(tx, running, step.questionId, followUp)
  }
  await changeStep(tx, step, { outcome: 'answered', endedAt: now })
  await storeScore(tx, { session, lines, position: step.position }, now)
  await showNext(tx, running)
}

async function showNext(tx: Tx, running: RunningQuestion): Promise<void> {
  const { session, step, now } = running
  const position = step.position + 1
  const question = questionAt(session.kit, position)
  if (question) await insertStep(tx, { sessionId: session.id, position, questionId: question.id, presentedAt: now })
  await say(tx, running, question?.id ?? null, question?.text ?? closing)
}

/** Adds a line of the interviewer, which is a new turn. */
async function say(tx: Tx, { session, now }: RunningQuestion, questionId: string | null, body: string): Promise<void> {
  await insertLine(tx, { sessionId: session.id, at: now, speaker: 'interviewer', questionId, body })
  await changeSession(tx, session.id, { turn: session.turn + 1, activeAt: now }, now)
}

export async function act(
  context: ConductContext,
  visitor: Visitor,
  { turn, action }: { readonly turn: number; readonly action: SessionAction },
) {
  return changeAsCandidate(context, visitor, async (tx, session, now) => {
    // A silence may have completed the answer a moment before the candidate did.
    if (action === 'finish' && session.turn > turn) return
    await actions[action](tx, await runningOf(tx, session, { turn, now }))
  })
}

const actions: Readonly<Record<SessionAction, (tx: Tx, running: RunningQuestion) => Promise<void>>> = {
  skip: async (tx, running) => {
    const { step, now, session } = running
    // The answer before a follow-up question counts as an answer.
    const outcome = step.followUp === null ? 'skipped' : 'answered'
    await changeStep(tx, step, { outcome, endedAt: now })
    if (outcome === 'answered')
      await storeScore(tx, { session, lines: await listLines(tx, session.id), position: step.position }, now)
    await showNext(tx, running)
  },
  repeat: async (tx, running) => {
    const { session, step } = running
    const text = step.followUp ?? questionAt(session.kit, step.position)?.text ?? session.kit.warmUp
    await say(tx, running, step.questionId, text)
  },
  finish: async (tx, running) => {
    const { session } = running
    if (session.pausedAt) throw refuse(actionCall, 'paused')
    const isAnswered = (await listLines(tx, session.id)).at(-1)?.speaker === 'candidate'
    if (!isAnswered) throw refuse(actionCall, 'notHeard')
    await goOn(tx, running)
  },
  pause: async (tx, { session, now }) => {
    if (!session.pausedAt) await changeSession(tx, session.id, { pausedAt: now, activeAt: now }, now)
  },
  resume: async (tx, { session, now }) => {
    if (!session.pausedAt) return
    await changeSession(tx, session.id, { pausedAt: null, pausedSeconds: pausedUntil(session, now), activeAt: now }, now)
  },
}
