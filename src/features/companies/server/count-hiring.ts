import type { Db } from '#platform/server/db.ts'
import type { Company } from '../contract.ts'
import type { HiringFigures } from '../hiring-contract.ts'

/** Sums of the catalogue, which is read at most once a minute. */
export async function countHiring(db: Db, catalogue: readonly Company[]): Promise<HiringFigures> {
  const hiring = catalogue.filter(({ openJobs }) => openJobs > 0)
  const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
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

const good = 4
/** Long enough to say something, short enough to be read. */
const lengths = [60, 400] as const

async function findPraise(db: Db): Promise<HiringFigures['praise']> {
  const row = await db
    .selectFrom('companyRatings')
    .innerJoin('employers', 'employers.id', 'companyRatings.employerId')
    .select(['employers.companyName', 'rating', 'body'])
    .where('companyRatings.status', '=', 'published')
    .where('rating', '>=', good)
    .where((where) => where.between(where.fn<number>('char_length', ['body']), ...lengths))
    .orderBy('companyRatings.createdAt', 'desc')
    .orderBy('companyRatings.id')
    .limit(1)
    .executeTakeFirst()
  return row?.body ? { companyName: row.companyName, rating: row.rating, body: row.body } : null
}
