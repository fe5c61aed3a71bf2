import type { Feature } from '#platform/server/feature.ts'
import { employers } from '../contract.ts'
import { employerPersonalData } from './personal-data.ts'
import { employerRoutes } from './routes.ts'

export const employersFeature: Feature = {
  name: 'employers',
  about: 'The profile of a company and its owner.',
  standsOn: ['auth'],
  calls: [{ contract: employers, routes: employerRoutes }],
  personalData: employerPersonalData,
}
