import type { Feature } from '#platform/server/feature.ts'
import { operations } from '../contract.ts'
import { operationsRoutes } from './routes.ts'

export const operationsFeature: Feature = {
  name: 'operations',
  about: 'How the portal runs: health, failed jobs, retention, slow queries, and metrics for Prometheus.',
  standsOn: ['staff'],
  calls: [{ contract: operations, routes: operationsRoutes }],
}
