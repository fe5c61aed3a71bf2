import type { FastifyInstance } from 'fastify'
import type { Facilities } from '#platform/server/facilities.ts'
import { serve } from '#platform/server/serve.ts'
import { site } from '../contract.ts'

export function siteRoutes(app: FastifyInstance, { guards, sites }: Facilities): void {
  serve(app, guards, site, {
    'GET /api/site': async () => sites,
  })
}
