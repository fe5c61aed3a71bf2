import type { Db } from '#platform/server/db.ts'
import type { Company } from '../contract.ts'
import type { HiringFigures } from '../hiring-contract.ts'
import { findPraise } from './rating-queries.ts'

/** Sums up the catalogue, which is read at most once a minute. */
export async function countHiring(db: Db, catalogue: readonly Company[]): Promise<HiringFigures> {
  const hiring = catalogue.filter(({ openJobs }) => openJobs > 0)
  return {
    openJobs: sum(hiring.map(({ openJobs }) => openJobs)),
    hiringCompanies: hiring.length,
    verifiedCompanies: catalogue.filter(({ isVerified }) => isVerified).length,
    applications: sum(catalogue.map(({ responses }) => responses?.applications ?? 0)),
    answered: sum(catalogue.map(({ responses }) => responses?.answered ?? 0)),
    industries: [...Map.groupBy(hiring, ({ industry }) => industry ?? '')].map(([industry, members]) => ({
      industry,
      companies: members.length,
      openJobs: sum(members.map(({ openJobs }) => openJobs)),
    })),
    praise: await findPraise(db),
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
