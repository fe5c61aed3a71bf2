import type { FastifyInstance } from 'fastify'
import { countOf, hit } from '#features/auth/server/public.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { networkOf } from '#platform/server/network.ts'
import { serve } from '#platform/server/serve.ts'
import { suggestions } from '../suggest-contract.ts'
import { suggest } from './suggest.ts'

// Thousands of people share one address of a mobile network, and each types.
const perNetwork = { max: 1_200, windowSeconds: 60 }

export function suggestRoutes(app: FastifyInstance, context: AppContext): void {
  const { searchPool, clock, guards } = context
  serve(app, guards, suggestions, {
    'GET /api/jobs/suggestions': async ({ query, request, reply }) => {
      await hit(context, [countOf('suggestions for', networkOf(request.ip), perNetwork)])
      const found = await suggest(searchPool, query, clock())
      // The same for everybody; anyone who takes a letter back has it already.
      reply.header('cache-control', 'public, max-age=300')
      return found
    },
  })
}
