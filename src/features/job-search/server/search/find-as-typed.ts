/** Finds a page for the typed text, before any correction. If the text names a company, its jobs are searched. */
import type { Pool } from 'pg'
import { type MemorySearch, openParser } from '#features/job-index/server/public.ts'
import type { JobList } from '../../contract.ts'
import { findPage, type FoundPage } from './find-page.ts'
import { type CompanyInWords, mayNameCompany, openCompanyReader } from './read-company.ts'

export type FoundAsTyped = FoundPage & {
  /** The company read from the words. Null if they name none, or if none of its jobs matches the rest. */
  readonly company: CompanyInWords | null
}
type Find<Found> = (search: JobList, now: Date, companyKey?: string) => Promise<Found>
/** The queries of one search: for the typed text, and for its corrections. */
type Finder = { readonly find: Find<FoundPage>; readonly findAsTyped: Find<FoundAsTyped> }

/** The returned function begins a search; with `typed`, for another name of what was typed or a part of it. */
export function openFinder(pool: Pool, memory: MemorySearch): (typed?: string) => Finder {
  const parse = openParser(pool)
  const readCompany = openCompanyReader(pool)
  const mayName = ({ q, company }: JobList): boolean => q !== undefined && !company && mayNameCompany(q, memory.mayBeginCompany)

  return (typedText) => {
    const inMemory = memory.begin()
    const find: Find<FoundPage> = async (search, now, companyKey) => {
      const parsed = await parse(search, companyKey)
      const typed = typedText === undefined ? undefined : (await parse({ ...search, q: typedText })).words
      return findPage({ pool, memory: inMemory }, { search, parsed, typed }, now)
    }

    /** Returns null if the company has no matching job; its name is then searched as ordinary words. */
    async function findInCompany(search: JobList, now: Date): Promise<FoundAsTyped | null> {
      inMemory.prepare()
      const read = await readCompany(search.q ?? '', now)
      if (!read) return null
      const { key, ...company } = read
      const found = await find({ ...search, ...company }, now, key)
      return found.total > 0 ? { ...found, company } : null
    }

    async function findAsTyped(search: JobList, now: Date): Promise<FoundAsTyped> {
      const mayBeCompany = mayName(search)
      const inCompany = mayBeCompany ? await findInCompany(search, now) : null
      if (inCompany) return inCompany
      const found = { ...(await find(search, now)), company: null }
      // The search has updated the index in memory, which may now know a company whose first job was just posted.
      return (!mayBeCompany && mayName(search) && (await findInCompany(search, now))) || found
    }

    return { find, findAsTyped }
  }
}
