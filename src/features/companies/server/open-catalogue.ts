import { readResponses } from '#features/employers/server/public.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { memoize } from '#platform/server/memoize.ts'
import type { Db } from '#platform/server/db.ts'
import type { Company } from '../contract.ts'
import { listCompanies } from './queries.ts'

/** The list counts every open job, so it is cached for a minute. */
export const catalogueMs = 60_000

const catalogues = new WeakMap<Db, () => Promise<Company[]>>()

/** All companies that have an open job or are verified. The list is shared by all features of a process. */
export function openCatalogue(context: Pick<AppContext, 'db' | 'clock'>): () => Promise<Company[]> {
  const { db, clock } = context
  const catalogue = catalogues.get(db) ?? memoize(() => listWithResponses(context), catalogueMs, clock)
  catalogues.set(db, catalogue)
  return catalogue
}

async function listWithResponses(context: Pick<AppContext, 'db' | 'clock'>): Promise<Company[]> {
  const [all, responses] = await Promise.all([listCompanies(context.db, context.clock()), readResponses(context)])
  return all.map((company) => ({ ...company, responses: responses.get(company.id) ?? null }))
}
