import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#platform/server/app-context.ts'
import { type Events, serve } from '#platform/server/serve.ts'
import { assistant, type chatEvents } from '../contract.ts'
import { callerOf } from './caller-of.ts'
import { openChat } from './chat.ts'
import { messageCounts } from './rate-limits.ts'

export function assistantRoutes(app: FastifyInstance, context: AppContext): void {
  const chat = openChat(context, (reason) => app.log.warn({ reason }, 'the model did not answer'))
  serve(app, context.guards, assistant, {
    'POST /api/ai/chat': async ({ body, events, request, reply }) => {
      const caller = await callerOf(context.guards, { request, reply })
      const counted = context.rateLimits.consume(messageCounts(caller, request))
      const [answer] = await Promise.all([chat(body, { caller, events: after(counted, events) }), counted])
      return answer
    },
  })
}

/**
 * A template answer costs no more than the call it makes, which has no limit of its own: it is looked up while it is counted, and nothing is sent before it
 * has been. Otherwise the count would be half of the time to the first word.
 */
function after(counted: Promise<void>, { emit, signal }: Events<typeof chatEvents>): Events<typeof chatEvents> {
  return {
    signal,
    emit: async (name, data) => {
      await counted
      await emit(name, data)
    },
  }
}
