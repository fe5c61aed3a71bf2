import {
  changeSession,
  insertLine,
  isOver,
  isOverForGood,
  listLines,
  listSteps,
  lockSession,
  storeScore,
} from '#features/interview-sessions/server/public.ts'
import { goOn } from '../answer-question.ts'
import { openStep } from '#features/interview-sessions/rules.ts'
import type { ConductContext } from '../with-session.ts'
import type { VoiceLine } from './heard-lines.ts'

/** Belongs to the question that was shown when the person began to speak, also if it has been answered meanwhile. False when nothing is recorded. */
export async function recordVoiceLine({ db, clock }: ConductContext, sessionId: string, line: VoiceLine): Promise<boolean> {
  const now = clock()
  return db.transaction().execute(async (tx) => {
    const session = await lockSession(tx, sessionId)
    if (session?.status !== 'in_progress' || session.pausedAt || isOverForGood(session, now)) return false
    const { questionId, text: body, confidence } = line
    await insertLine(tx, { sessionId, at: now, speaker: 'candidate', questionId, body, via: 'voice', confidence })
    await changeSession(tx, sessionId, { activeAt: now }, now)
    const late = (await listSteps(tx, sessionId)).find((step) => step.questionId === questionId && step.outcome === 'answered')
    if (late) await storeScore(tx, { session, lines: await listLines(tx, sessionId), position: late.position }, now)
    return true
  })
}

/** The answer is complete: a follow-up question, or the next one. Nothing happens if the interview has gone on meanwhile. */
export async function finishVoiceAnswer({ db, clock }: ConductContext, sessionId: string, turn: number): Promise<void> {
  const now = clock()
  await db.transaction().execute(async (tx) => {
    const session = await lockSession(tx, sessionId)
    if (session?.status !== 'in_progress' || session.pausedAt || isOver(session, now) || session.turn !== turn) return
    const step = openStep(await listSteps(tx, sessionId))
    const isAnswered = (await listLines(tx, sessionId)).at(-1)?.speaker === 'candidate'
    if (step && isAnswered) await goOn(tx, { session, step, now })
  })
}
