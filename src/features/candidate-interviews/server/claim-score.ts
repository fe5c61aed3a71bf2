import { insertClaim, listAnswers } from '#features/interview-sessions/server/public.ts'
import { refuse } from '#platform/contract/refusal.ts'
import { candidateInterviews } from '../contract.ts'
import type { Claim } from '../candidate-schemas.ts'
import { type ConductContext, type Visitor, withSession } from './with-session.ts'

const call = candidateInterviews['POST /api/interviews/:sessionId/score']
const method = 'claimed by the browser'

/** Stores the score that a browser claims, beside the server's own. It has no effect; the answer is the server's score if there is one. */
export async function claimScore(context: ConductContext, visitor: Visitor, claim: Claim) {
  return withSession(context, visitor, async (tx, session, now) => {
    if (session.status !== 'in_progress') throw refuse(call, 'notRunning')
    const { questionId, competency, score, justification, flags, answerText } = claim
    const isInKit = session.kit.questions.some((question) => question.id === questionId && question.competency === competency)
    if (!isInKit) throw refuse(call, 'noQuestion')
    const content = { questionId, competency, score, justification, flags, quotes: [], answerText, method }
    await insertClaim(tx, { sessionId: session.id, ...content, sttConfidence: null, now })
    const stored = (await listAnswers(tx, session.id)).filter((answer) => answer.questionId === questionId)
    const mine = stored.find(({ scoredBy }) => scoredBy === 'browser')
    if (mine?.score !== score || mine.justification !== justification) throw refuse(call, 'different')
    const shown = (session.hasLiveScores && stored.find(({ scoredBy }) => scoredBy === 'server')) || mine
    return {
      questionId,
      competency,
      score: shown.score,
      justification: shown.justification,
      flags: shown.flags,
      method: shown.method,
      scoredBy: shown.scoredBy,
    }
  })
}
