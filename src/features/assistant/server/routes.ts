import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#platform/server/app-context.ts'
import { serve } from '#platform/server/serve.ts'
import { assistant } from '../contract.ts'
import { callerOf } from './caller-of.ts'
import { openChat } from './chat.ts'
import { messageCounts } from './rate-limits.ts'

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
