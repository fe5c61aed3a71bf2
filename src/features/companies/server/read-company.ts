import type { Db } from '#platform/server/db.ts'
import type { Company, CompanyProfile } from '../contract.ts'
import { fairResponses } from '../rules.ts'
import { countResponses, listReviews } from './queries.ts'
import { findCompanyFacts } from '#features/employers/server/public.ts'

const reviewsShown = 10

/** Null for a company that is not in the catalogue. */
export async function readCompany(db: Db, company: Company, now: Date): Promise<CompanyProfile> {
  const [facts, responses, reviews] = await Promise.all([
    findCompanyFacts(db, company.id),
    countResponses(db, company.id, now),
    listReviews(db, company.id, reviewsShown),
  ])
  return { ...company, website: facts?.website ?? null, responses: fairResponses(responses), reviews }
}
