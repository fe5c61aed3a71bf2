import { hasAccess, lockSession, type SessionRow } from '#features/interview-sessions/server/public.ts'
import { refuse } from '#platform/contract/refusal.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Tx } from '#platform/server/db.ts'
import type { Visit } from '#platform/server/http/token-cookie.ts'
import { candidateInterviews } from '../contract.ts'
import type { CandidateSession } from '../candidate-schemas.ts'
import { readForCandidate } from './present-candidate.ts'

export type ConductContext = Pick<AppContext, 'db' | 'clock'>
/** An interview, and the request of the browser that has opened its link. */
export type Visitor = Pick<Visit, 'request'> & { readonly sessionId: string }
type Work<T> = (tx: Tx, session: SessionRow, now: Date) => Promise<T>

const call = candidateInterviews['POST /api/interviews/:sessionId/end']

/** Runs `work` with the locked interview, for the person with its link. Everyone else is refused before anything about its state is revealed. */
export async function withSession<T>({ db, clock }: ConductContext, { request, sessionId }: Visitor, work: Work<T>): Promise<T> {
  const now = clock()
  return db.transaction().execute(async (tx) => {
    const session = await lockSession(tx, sessionId)
    if (!session) throw refuse(call, 'notFound')
    if (!hasAccess(request, session, now)) throw refuse(call, 'linkNeeded')
    return work(tx, session, now)
  })
}

/** Like `withSession`; answers with the interview as it is afterwards. */
export async function changeAsCandidate(
  context: ConductContext,
  visitor: Visitor,
  work: Work<unknown>,
): Promise<CandidateSession> {
  await withSession(context, visitor, work)
  return readForCandidate(context.db, visitor.sessionId, context.clock())
}
