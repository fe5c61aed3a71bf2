import { type QueryCreator, sql } from 'kysely'
import { verificationOf, verifiedColumns } from '#features/employers/server/public.ts'
import { isOpen } from '#features/jobs/server/public.ts'
import type { Db, Tables } from '#platform/server/db.ts'
import { type Company, type Review, companies } from '../contract.ts'
import { refuse } from '#platform/contract/refusal.ts'
import { isShown } from './rating-queries.ts'

/** The part of a company that the catalogue stores. */
export type CompanyEntry = Omit<Company, 'responses'>

/** Throws the refusal of an unknown company for a company that people may not see. */
export async function requireCompany(db: Db, companyId: string, now: Date): Promise<CompanyEntry> {
  const company = await findCompany(db, companyId, now)
  if (!company) throw refuse(companies['GET /api/companies/:companyId'], 'notFound')
  return company
}

const citiesShown = 6

/** All companies that have an open job or are verified, and are not suspended. */
export async function listCompanies(db: Db, now: Date): Promise<CompanyEntry[]> {
  return (await catalogue(db, now).execute()).map(asCompany)
}

/** The current data of one company; null if it is not public. */
async function findCompany(db: Db, employerId: string, now: Date): Promise<CompanyEntry | null> {
  const row = await catalogue(db, now, employerId).where('employers.id', '=', employerId).executeTakeFirst()
  return row ? asCompany(row) : null
}

function catalogue(db: Db, now: Date, employerId?: string) {
  return db
    .with('hiring', (tables) => hiring(tables, now, employerId))
    .with('rated', rated)
    .selectFrom('employers')
    .leftJoin('hiring', 'hiring.postedBy', 'employers.id')
    .leftJoin('rated', 'rated.employerId', 'employers.id')
    .select(['employers.id', 'companyName', 'logo', 'industry', 'size', 'description', ...verifiedColumns])
    .select(['hiring.openJobs', 'hiring.cities', 'rated.average', 'rated.count'])
    .where('employers.suspendedAt', 'is', null)
    .where((where) => where.or([where('hiring.openJobs', '>', 0), where('employers.isVerified', '=', true)]))
}

type Row = Awaited<ReturnType<ReturnType<typeof catalogue>['executeTakeFirstOrThrow']>>

function asCompany({ openJobs, cities, average, count, verifiedBy, verifiedDomain, verifiedAt, ...company }: Row): CompanyEntry {
  const verification = verificationOf({ isVerified: company.isVerified, verifiedBy, verifiedDomain, verifiedAt })
  return { ...company, verification, openJobs: openJobs ?? 0, cities: cities ?? [], rating: { average, count: count ?? 0 } }
}

/** The cities of open jobs. A city is the part of the place before the first comma. */
function hiring(tables: QueryCreator<Tables>, now: Date, employerId?: string) {
  const perCity = tables
    .selectFrom('jobs')
    .select([
      'jobs.postedBy',
      sql<string>`trim(split_part(jobs.location, ',', 1))`.as('city'),
      sql<number>`count(*)::int`.as('open'),
    ])
    .where(isOpen(now))
    .$if(employerId !== undefined, (jobs) => jobs.where('jobs.postedBy', '=', employerId ?? ''))
    .groupBy(['jobs.postedBy', 'city'])
  return tables
    .selectFrom(perCity.as('perCity'))
    .select([
      'perCity.postedBy',
      sql<number>`sum(open)::int`.as('openJobs'),
      sql<string[]>`(array_agg(city order by open desc, city))[1:${sql.lit(citiesShown)}]`.as('cities'),
    ])
    .groupBy('perCity.postedBy')
}

function rated(tables: QueryCreator<Tables>) {
  return tables
    .selectFrom('companyRatings')
    .select([
      'companyRatings.employerId',
      sql<number>`round(avg(rating), 1)::float8`.as('average'),
      sql<number>`count(*)::int`.as('count'),
    ])
    .where(isShown)
    .groupBy('companyRatings.employerId')
}

export async function listReviews(db: Db, employerId: string, limit: number): Promise<Review[]> {
  const rows = await db
    .selectFrom('companyRatings')
    .select(['companyRatings.id', 'rating', 'body', 'companyRatings.createdAt'])
    .where('companyRatings.employerId', '=', employerId)
    .where(isShown)
    .where('body', 'is not', null)
    .orderBy('companyRatings.createdAt', 'desc')
    .orderBy('companyRatings.id')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
}
