import type { Feature } from '#platform/server/feature.ts'
import { account } from '../contract.ts'
import { accountRoutes } from './routes.ts'

export const candidateHomeFeature: Feature = {
  name: 'candidate-home',
  about: 'The home screen of a candidate: profile strength, tip of the day.',
  standsOn: ['site', 'auth', 'cvs'],
  calls: [{ contract: account, routes: accountRoutes }],
}
