import type { Db } from '#platform/server/db.ts'
import type { CompanyProfile } from '../contract.ts'
import { fairResponses } from '#features/employers/rules.ts'
import { findCompanyFacts } from '#features/employers/server/public.ts'
import { type CompanyEntry, listReviews } from './queries.ts'
import { countResponses } from './response-queries.ts'

const reviewsShown = 10
const none = { employerId: '', applications: 0, answered: 0, medianDays: null }

/** Null for a company that is not in the catalogue. */
export async function readCompany(db: Db, company: CompanyEntry, now: Date): Promise<CompanyProfile> {
  const [facts, counted, reviews] = await Promise.all([
    findCompanyFacts(db, company.id),
    countResponses(db, now, company.id),
    listReviews(db, company.id, reviewsShown),
  ])
  const [{ employerId: _, ...responses } = none] = counted
  return { ...company, website: facts?.website ?? null, responses: fairResponses(responses), reviews }
}
