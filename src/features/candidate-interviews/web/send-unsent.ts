import { apiCalls, CallFailed } from '#platform/web/call.ts'
import type { CandidateSession } from '../candidate-schemas.ts'
import type { candidateInterviews } from '../contract.ts'
import { unsentAnswer } from './answer-draft.ts'

const call = apiCalls<typeof candidateInterviews>()

/** Statuses after which the answer is not sent again: it is invalid, or the interview has continued elsewhere or is over. */
const notTaken: ReadonlySet<number> = new Set([400, 404, 409])

/** `none`: there was nothing to send. */
export type LastAnswer = 'sent' | 'refused' | 'late' | 'none'

/** Sends an answer together with the end of its interview; a refusal of the answer must not prevent the end. */
export async function sendAtEnd(sending: Promise<unknown>): Promise<LastAnswer> {
  try {
    await sending
    return 'sent'
  } catch (error) {
    if (!(error instanceof CallFailed && notTaken.has(error.status))) throw error
    return error.code === 'notRunning' ? 'late' : 'refused'
  }
}

/** Sends the unsent answer, also one that was typed before a pause. */
export async function sendUnsent({ id: sessionId, progress }: CandidateSession): Promise<LastAnswer> {
  const spoken = unsentAnswer(sessionId, progress?.current)
  if (!spoken || !progress?.current) return 'none'
  const { turn } = progress.current
  const params = { sessionId }
  if (progress.isPaused)
    await sendAtEnd(call('POST /api/candidate/interviews/:sessionId/action', { params, body: { turn, action: 'resume' } }))
  return sendAtEnd(call('POST /api/candidate/interviews/:sessionId/answer', { params, body: { turn, ...spoken } }))
}
