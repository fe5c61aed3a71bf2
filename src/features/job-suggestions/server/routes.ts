import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#platform/server/app-context.ts'
import { countOf, minutes, type RateLimit } from '#platform/server/rate-limits/rate-limit.ts'
import { serve } from '#platform/server/serve.ts'
import { suggestions } from '../contract.ts'
import { suggest } from './suggest.ts'

/** The limit is high, because thousands of people share one IP address of a mobile network, and each sends several calls while typing. */
export const suggestionLimit: RateLimit = { name: 'suggestions', per: 'network', max: 1_200, windowSeconds: minutes(1) }

export function suggestionRoutes(app: FastifyInstance, context: AppContext): void {
  const { searchPool, clock, guards, rateLimits } = context
  serve(app, guards, suggestions, {
    'GET /api/jobs/suggestions': async ({ query, request, reply }) => {
      await rateLimits.consume([countOf(suggestionLimit, request.ip)])
      const found = await suggest(searchPool, query, clock())
      // The answer is the same for everybody, so browsers may cache it: deleting a letter then needs no new call.
      reply.header('cache-control', 'public, max-age=300')
      return found
    },
  })
}
