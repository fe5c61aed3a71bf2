/** A page for what was typed, in the company that its words may name, before anything is corrected. */
import type { Pool } from 'pg'
import { type MemorySearch, openParser } from '#features/job-index/server/public.ts'
import type { JobList } from '../../contract.ts'
import { findPage, type FoundPage } from './find-page.ts'
import { type CompanyInWords, mayNameCompany, openCompanyReader } from './read-company.ts'

export type FoundAsTyped = FoundPage & {
  /** Read in the words; null where they name none, or none whose jobs match the rest. */
  readonly company: CompanyInWords | null
}
type Find<Found> = (search: JobList, now: Date, companyKey?: string) => Promise<Found>
/** Of one search, for what was typed and for what may have been meant. */
type Finder = { readonly find: Find<FoundPage>; readonly findAsTyped: Find<FoundAsTyped> }

export function openFinder(pool: Pool, memory: MemorySearch): () => Finder {
  const parse = openParser(pool)
  const readCompany = openCompanyReader(pool)
  const mayName = ({ q, company }: JobList): boolean => q !== undefined && !company && mayNameCompany(q, memory.mayBeginCompany)

  return () => {
    const inMemory = memory.begin()
    const find: Find<FoundPage> = async (search, now, companyKey) =>
      findPage({ pool, memory: inMemory }, search, await parse(search, companyKey), now)

    /** Where the company has no such job, its name is words like others: nothing is lost by it. */
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
      // A company whose first job was just posted is known in memory since this search.
      return (!mayBeCompany && mayName(search) && (await findInCompany(search, now))) || found
    }

    return { find, findAsTyped }
  }
}
