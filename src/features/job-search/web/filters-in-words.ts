import { searchIn } from './job-search.ts'

/** Most searches have none of these words, and need no code that reads them. */
const anyFilter = /\d|part|full|intern|fresh|home|wfh|ghar|urgent|experience|anubhav/i

/** The same address with filters in place of words that name them, so that they can be seen and removed; null where no word does. */
export async function addressWithFilters({ pathname, searchParams }: URL): Promise<string | null> {
  const search = searchIn(searchParams)
  if (!search.q || !anyFilter.test(search.q)) return null
  const { readFilters } = await import('../read-filters.ts')
  const { q, filters } = readFilters(search.q, (name) => name in search)
  if (q === search.q) return null
  const params = new URLSearchParams(searchParams)
  for (const [name, value] of Object.entries({ ...filters, q })) params.set(name, String(value))
  if (q === '') params.delete('q')
  return `${pathname}?${params.toString()}`
}
