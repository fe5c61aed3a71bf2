import type { Feature } from '#platform/server/feature.ts'
import { site } from '../contract.ts'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#platform/server/app-context.ts'
import { serve } from '#platform/server/serve.ts'

function siteRoutes(app: FastifyInstance, { guards, sites, config }: AppContext): void {
  serve(app, guards, site, {
    'GET /api/site': async () => ({
      ...sites,
      ...(config.ai && { aiProvider: config.ai.provider }),
      ...(config.realtime && { voiceProvider: config.realtime.provider }),
    }),
  })
}

export const siteFeature: Feature = {
  name: 'site',
  about: 'Brand, policies, landing page, figures that the owner claims.',
  standsOn: [],
  calls: [{ contract: site, routes: siteRoutes }],
}
