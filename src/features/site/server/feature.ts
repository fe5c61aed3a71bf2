import type { Feature } from '#platform/server/feature.ts'
import { site } from '../contract.ts'
import { siteRoutes } from './routes.ts'

export const siteFeature: Feature = {
  name: 'site',
  about: 'Brand, policies, landing page, figures that the owner claims.',
  standsOn: [],
  calls: [{ contract: site, routes: siteRoutes }],
}
