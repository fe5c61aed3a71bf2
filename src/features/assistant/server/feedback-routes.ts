import type { FastifyInstance } from 'fastify'
import { refuse } from '#platform/contract/refusal.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { serve } from '#platform/server/serve.ts'
import { assistantFeedback } from '../feedback-contract.ts'
import { callerOf } from './caller-of.ts'
import { readFeedback, storeFeedback } from './feedback-queries.ts'
import { feedbackCounts } from './rate-limits.ts'

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
