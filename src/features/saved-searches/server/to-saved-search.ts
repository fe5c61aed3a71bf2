import type { SavedSearch } from '../contract.ts'
import type { SearchRow } from './queries.ts'

export function toSavedSearch({ createdAt, query, ...row }: SearchRow): SavedSearch {
  const given = Object.entries(query).filter((part): part is [string, string | number] => part[1] !== undefined)
  return { ...row, query: Object.fromEntries(given), createdAt: createdAt.toISOString() }
}
