import type { Feature } from '#platform/server/feature.ts'
import { account } from '../contract.ts'
import { accountRoutes } from './routes.ts'

export const candidateHomeFeature: Feature = {
  name: 'candidate-home',
  standsOn: ['site', 'auth', 'cvs'],
  calls: [{ contract: account, routes: accountRoutes }],
}
