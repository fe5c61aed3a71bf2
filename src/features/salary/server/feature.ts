import type { Feature } from '#platform/server/feature.ts'
import { type Market, type MarketQuestion, salary } from '../contract.ts'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#platform/server/app-context.ts'
import { serve } from '#platform/server/serve.ts'
import type { Pool } from 'pg'
import { countAdvertisedPay } from '#features/job-search/server/public.ts'
import { leastJobsForFigures, roleLabels } from '../rules.ts'

async function readMarket(pool: Pool, { role, location }: MarketQuestion, now: Date): Promise<Market> {
  // The search knows the other names of each city. "Other" is all of India, because the search cannot exclude six cities.
  const place = location === 'other' ? '' : location
  const { jobs, ...pay } = await countAdvertisedPay(pool, { title: roleLabels[role], place }, now)
  return { statedJobs: jobs, pay: jobs < leastJobsForFigures ? null : pay }
}

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
