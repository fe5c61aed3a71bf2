import type { Feature } from '#platform/server/feature.ts'
import { salary } from '../contract.ts'
import { salaryRoutes } from './routes.ts'

export const salaryFeature: Feature = {
  name: 'salary',
  about: 'The salary calculator and what the market advertises.',
  standsOn: ['job-search'],
  calls: [{ contract: salary, routes: salaryRoutes }],
}
