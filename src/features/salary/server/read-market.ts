import type { Pool } from 'pg'
import { countAdvertisedPay } from '#features/job-search/server/public.ts'
import type { Market, MarketQuestion } from '../contract.ts'
import { leastJobsForFigures, roleLabels } from '../rules.ts'

export async function readMarket(pool: Pool, { role, location }: MarketQuestion, now: Date): Promise<Market> {
  // The search knows the other names of each city. "Other" is all of India, because the search cannot exclude six cities.
  const place = location === 'other' ? '' : location
  const { jobs, ...pay } = await countAdvertisedPay(pool, { title: roleLabels[role], place }, now)
  return { statedJobs: jobs, pay: jobs < leastJobsForFigures ? null : pay }
}
