import { refuse } from '#platform/contract/refusal.ts'
import type { Db } from '#platform/server/db.ts'
import { type Company, companies } from '../contract.ts'
import { findCompany } from './queries.ts'

/** Whatever else a call does with a company: one that people may not see is not there. */
export async function requireCompany(db: Db, companyId: string, now: Date): Promise<Company> {
  const company = await findCompany(db, companyId, now)
  if (!company) throw refuse(companies['GET /api/companies/:companyId'], 'notFound')
  return company
}
