import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Caller } from '#features/assistant-tools/server/public.ts'
import { refuse } from '#platform/contract/refusal.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { networkOf } from '#platform/server/network.ts'
import { type Guards, ifAllowed, serve } from '#platform/server/serve.ts'
import { assistant } from '../contract.ts'
import { assistantFeedback } from '../feedback-contract.ts'
import { openChat } from './chat.ts'
import { readFeedback, storeFeedback } from './feedback-queries.ts'
import { feedbackCounts, messageCounts } from './rate-limits.ts'

export function assistantRoutes(app: FastifyInstance, context: AppContext): void {
  const chat = openChat(context, (reason) => app.log.warn({ reason }, 'the model did not answer'))
  serve(app, context.guards, assistant, {
    'POST /api/ai/chat': async ({ body, events, request, reply }) => {
      const caller = await callerOf(context.guards, { request, reply })
      await context.rateLimits.consume(messageCounts(caller, request))
      return chat(body, { caller, events })
    },
  })
}

export function feedbackRoutes(app: FastifyInstance, { db, guards, clock, rateLimits }: AppContext): void {
  serve(app, guards, assistantFeedback, {
    'PUT /api/ai/feedback/:messageId': async ({ params: { messageId }, body, request, reply }) => {
      const caller = await callerOf(guards, { request, reply })
      await rateLimits.consume(feedbackCounts(caller, request))
      const callerId = caller.kind === 'visitor' ? undefined : caller.id
      if (body.ownerId !== undefined && body.ownerId !== callerId)
        throw refuse(assistantFeedback['PUT /api/ai/feedback/:messageId'], 'otherOwner')
      await storeFeedback(db, { caller, messageId, feedback: body }, clock())
      return { message: 'Thank you for your feedback.' }
    },
    'GET /api/admin/assistant-feedback': () => readFeedback(db, clock()),
  })
}

/** The caller: members of a company's team are not candidates, and staff count as visitors here. */
async function callerOf(
  guards: Guards,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
): Promise<Caller> {
  const candidate = await ifAllowed(guards.candidate(request, reply))
  if (candidate) return { kind: 'candidate', id: candidate.id }
  const user = await ifAllowed(guards.user(request, reply))
  return user ? { kind: 'employer', id: user.id } : { kind: 'visitor', network: networkOf(request.ip) }
}
