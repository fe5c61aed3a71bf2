import type { Feature } from '#platform/server/feature.ts'
import { salary } from '../contract.ts'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#platform/server/app-context.ts'
import { serve } from '#platform/server/serve.ts'
import { readMarket } from './read-market.ts'

function salaryRoutes(app: FastifyInstance, { searchPool, clock, guards }: AppContext): void {
  serve(app, guards, salary, {
    'GET /api/salary/market': ({ query }) => readMarket(searchPool, query, clock()),
  })
}

export const salaryFeature: Feature = {
  name: 'salary',
  about: 'The salary calculator and what the market advertises.',
  standsOn: ['job-search'],
  calls: [{ contract: salary, routes: salaryRoutes }],
}
