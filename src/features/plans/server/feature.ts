import type { Feature } from '#platform/server/feature.ts'
import { plans } from '../contract.ts'
import { planRoutes } from './routes.ts'

export const plansFeature: Feature = {
  name: 'plans',
  about: 'What is sold and for how much, in versions.',
  standsOn: ['staff'],
  calls: [{ contract: plans, routes: planRoutes }],
}
