import {
  changeSession,
  correctLine,
  deleteContent,
  listLines,
  listSteps,
  provisionalUntil,
  saveSummary,
  storeScore,
  storeTotal,
} from '#features/interview-sessions/server/public.ts'
import { refuse } from '#platform/contract/refusal.ts'
import { publishJob } from '#platform/server/events.ts'
import { sessionCorrected } from '#features/interview-sessions/contract.ts'
import { interviewRights } from '../rights-contract.ts'
import { changeAsCandidate, type ConductContext, type Visitor } from './with-session.ts'

type Correction = { readonly lineId: string; readonly text: string }

/** Corrects a line within the allowed time. The answer is scored again from the corrected text. */
export async function correctTranscript(context: ConductContext, visitor: Visitor, { lineId, text }: Correction) {
  const call = interviewRights['PUT /api/candidate/interviews/:sessionId/lines/:lineId']
  return changeAsCandidate(context, visitor, async (tx, session, now) => {
    if (!provisionalUntil(session, now)) throw refuse(call, 'notAfter')
    const line = await correctLine(tx, { sessionId: session.id, lineId }, text, now)
    if (!line) throw refuse(call, 'notFound')
    const step = (await listSteps(tx, session.id)).find(({ questionId }) => questionId !== null && questionId === line.questionId)
    if (step) await storeScore(tx, { session, lines: await listLines(tx, session.id), position: step.position }, now)
    await storeTotal(tx, session, now)
    await publishJob(tx, sessionCorrected, { sessionId: session.id })
  })
}

export async function releaseResult(context: ConductContext, visitor: Visitor) {
  const call = interviewRights['POST /api/candidate/interviews/:sessionId/release']
  return changeAsCandidate(context, visitor, async (tx, session, now) => {
    if (session.releasedAt) return
    if (!provisionalUntil(session, now)) throw refuse(call, 'notAfter')
    await changeSession(tx, session.id, { releasedAt: now }, now)
  })
}

/** Withdraws the consent. A running interview is cancelled; of an ended one, only the fact that it took place is kept. */
export async function withdrawConsent(context: ConductContext, visitor: Visitor) {
  const call = interviewRights['POST /api/candidate/interviews/:sessionId/withdraw']
  return changeAsCandidate(context, visitor, async (tx, session, now) => {
    if (session.withdrawnAt) return
    const { id, status } = session
    if (status !== 'in_progress' && status !== 'completed') throw refuse(call, 'notStarted')
    await deleteContent(tx, id)
    await saveSummary(tx, id, null)
    const cleared = { weightedScore: 0, averageScore: 0, pass: false, consentGiven: false, consents: [], decisionNote: null }
    const end = status === 'in_progress' ? ({ status: 'cancelled', cancelledBy: 'candidate' } as const) : {}
    await changeSession(tx, id, { ...cleared, ...end, withdrawnAt: now }, now)
  })
}
