import {
  endIfOver,
  findSession,
  isOver,
  isOverForGood,
  openAccess,
  openedSessions,
} from '#features/interview-sessions/server/public.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuse } from '#platform/contract/refusal.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Visit } from '#platform/server/http/token-cookie.ts'
import { countOf, minutes, type RateLimit } from '#platform/server/rate-limits/rate-limit.ts'
import { serve } from '#platform/server/serve.ts'
import { candidateInterviews } from '../contract.ts'
import { interviewRights } from '../rights-contract.ts'
import { act, answerQuestion } from './answer-question.ts'
import { correctTranscript, releaseResult, withdrawConsent } from './candidate-rights.ts'
import { claimScore } from './claim-score.ts'
import { endInterview } from './end-session.ts'
import { presentForStranger, readForCandidate } from './present-candidate.ts'
import { LiveCalls } from './voice/live-calls.ts'
import { leaveCall, openCall, takeLastWords } from './voice/open-call.ts'
import { declineInterview, giveConsent, mintStartToken, startInterview } from './start-session.ts'

/** An interview makes about fifty calls, and many candidates may share the network of a college. */
const interviewCalls: RateLimit = { name: 'AI interview calls', per: 'network', max: 1_200, windowSeconds: minutes(10) }

type VisitTo = { readonly request: FastifyRequest; readonly params: { readonly sessionId: string } }

/** Counts a call before anything is read. */
export const countInterviewCall =
  ({ rateLimits }: AppContext) =>
  async ({ request, params: { sessionId } }: VisitTo) => {
    await rateLimits.consume([countOf(interviewCalls, request.ip)])
    return { request, sessionId }
  }

/** The voice calls of this process, if a voice service is configured. */
function voiceOf(app: FastifyInstance, context: AppContext) {
  const { realtime } = context.config
  const log = (error: unknown): void => app.log.warn({ err: error }, 'voice call')
  const calls = realtime && new LiveCalls({ ...context, realtime, log })
  app.addHook('onClose', async () => calls?.close())
  /** Makes the voice say at once what is new. */
  const thenLook = async <T>(answer: T): Promise<T> => {
    await calls?.look().catch(log)
    return answer
  }
  return { calls, log, thenLook }
}

export function candidateInterviewRoutes(app: FastifyInstance, context: AppContext): void {
  const visitor = countInterviewCall(context)
  const { calls, log, thenLook } = voiceOf(app, context)
  serve(app, context.guards, candidateInterviews, {
    'GET /api/candidate/interviews/:sessionId': async ({ params, query, request, reply }) => {
      await visitor({ request, params })
      return openInterview(context, { request, reply }, { ...params, ...query })
    },
    'POST /api/candidate/interviews/:sessionId/consent': async ({ body, ...visit }) =>
      giveConsent(context, await visitor(visit), body),
    'POST /api/candidate/interviews/:sessionId/decline': async (visit) => declineInterview(context, await visitor(visit)),
    'POST /api/candidate/ai/ephemeral-token': async ({ request, body }) => {
      const [only, ...others] = openedSessions(request)
      const sessionId = body?.sessionId ?? (others.length === 0 ? only : undefined)
      if (!sessionId || !isId(sessionId))
        throw refuse(candidateInterviews['POST /api/candidate/ai/ephemeral-token'], 'linkNeeded')
      return mintStartToken(context, await visitor({ request, params: { sessionId } }))
    },
    'POST /api/candidate/interviews/:sessionId/call': async ({ sent, ...visit }) => {
      const token = /^Bearer (\S{1,100})$/.exec(visit.request.headers.authorization ?? '')?.[1] ?? ''
      const offer = Buffer.from(sent).toString()
      const answer = await openCall({ ...context, log }, calls, await visitor(visit), { token, offer })
      return { name: 'answer.sdp', content: Buffer.from(answer) }
    },
    'POST /api/candidate/interviews/:sessionId/leave': async (visit) => leaveCall(context, calls, await visitor(visit)),
    'POST /api/candidate/interviews/:sessionId/start': async ({ body, ...visit }) =>
      startInterview(context, await visitor(visit), body.token),
    'POST /api/candidate/interviews/:sessionId/answer': async ({ body, ...visit }) =>
      thenLook(await answerQuestion(context, await visitor(visit), body)),
    'POST /api/candidate/interviews/:sessionId/action': async ({ body, ...visit }) => {
      const checked = await visitor(visit)
      if (body.action === 'finish') await takeLastWords(context, calls, checked)
      return thenLook(await act(context, checked, body))
    },
    'POST /api/interviews/:sessionId/score': async ({ body, ...visit }) => claimScore(context, await visitor(visit), body),
    'POST /api/interviews/:sessionId/end': async (visit) =>
      thenLook(await endInterview(context, await takeLastWords(context, calls, await visitor(visit)))),
  })
}

export function interviewRightsRoutes(app: FastifyInstance, context: AppContext): void {
  const visitor = countInterviewCall(context)
  serve(app, context.guards, interviewRights, {
    'PUT /api/candidate/interviews/:sessionId/lines/:lineId': async ({ body, params, request }) =>
      correctTranscript(context, await visitor({ request, params }), { lineId: params.lineId, ...body }),
    'POST /api/candidate/interviews/:sessionId/release': async (visit) => releaseResult(context, await visitor(visit)),
    'POST /api/candidate/interviews/:sessionId/withdraw': async (visit) => withdrawConsent(context, await visitor(visit)),
  })
}

type LinkVisit = { readonly sessionId: string; readonly key?: string | undefined; readonly hasUnsent?: 'true' | undefined }

async function openInterview({ db, clock, keyFor }: AppContext, visit: Visit, { sessionId, key = '', hasUnsent }: LinkVisit) {
  const [session, now] = [await findSession(db, sessionId), clock()]
  if (!session) throw refuse(candidateInterviews['GET /api/candidate/interviews/:sessionId'], 'notFound')
  if (!openAccess({ keyFor }, visit, session, { key, now })) return presentForStranger(db, session)
  const isRunning = hasUnsent ? !isOverForGood(session, now) : !isOver(session, now)
  // Ends the interview now, instead of waiting for the job that ends abandoned interviews.
  if (!isRunning) await endIfOver(db, sessionId, now)
  return readForCandidate(db, sessionId, now)
}

const isId = (text: string): boolean => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(text)
