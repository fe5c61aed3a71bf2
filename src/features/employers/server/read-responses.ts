import type { AppContext } from '#platform/server/app-context.ts'
import type { Db } from '#platform/server/db.ts'
import { memoize } from '#platform/server/memoize.ts'
import type { Responses } from '../contract.ts'
import { listResponses } from './responses-queries.ts'

/** Keyed by company. A company that is missing has too few applications. */
export type ResponsesByCompany = ReadonlyMap<string, Responses>

/** How long the figures are cached, because every list of jobs shows them. */
const forMs = 60_000

const readers = new WeakMap<Db, () => Promise<ResponsesByCompany>>()

/** One reader for all features of a process. */
export function readResponses({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Promise<ResponsesByCompany> {
  const read = readers.get(db) ?? memoize(() => readAll(db), forMs, clock)
  readers.set(db, read)
  return read()
}

async function readAll(db: Db): Promise<ResponsesByCompany> {
  const rows = await listResponses(db)
  return new Map(rows.map(({ employerId, ...responses }) => [employerId, responses]))
}
