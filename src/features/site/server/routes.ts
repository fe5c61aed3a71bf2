import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#platform/server/app-context.ts'
import { serve } from '#platform/server/serve.ts'
import { site } from '../contract.ts'

export function siteRoutes(app: FastifyInstance, { guards, sites }: AppContext): void {
  serve(app, guards, site, {
    'GET /api/site': async () => sites,
  })
}
