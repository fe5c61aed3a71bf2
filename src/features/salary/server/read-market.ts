import type { Pool } from 'pg'
import { countAdvertisedPay } from '#features/jobs/server/public.ts'
import type { Market, MarketQuestion } from '../contract.ts'
import { leastJobsForFigures, roleLabels, type SalaryLocation } from '../rules.ts'

/** The search knows the other names of each city. "Other" is all of India, because the search cannot exclude four cities. */
const placeWords: Readonly<Record<SalaryLocation, string>> = {
  bangalore: 'bangalore',
  mumbai: 'mumbai',
  hyderabad: 'hyderabad',
  pune: 'pune',
  chennai: 'chennai',
  delhi: 'delhi',
  other: '',
}

export async function readMarket(pool: Pool, { role, location }: MarketQuestion, now: Date): Promise<Market> {
  const { jobs, ...pay } = await countAdvertisedPay(pool, { title: roleLabels[role], place: placeWords[location] }, now)
  return { statedJobs: jobs, pay: jobs < leastJobsForFigures ? null : pay }
}
