import type { Feature } from '#platform/server/feature.ts'
import { site } from '../contract.ts'
import { siteRoutes } from './routes.ts'

export const siteFeature: Feature = {
  name: 'site',
  standsOn: [],
  calls: [{ contract: site, routes: siteRoutes }],
}
