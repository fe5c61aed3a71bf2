import { searchParts } from '../rules.ts'
import { useFigures } from '#features/jobs/web/job-figures.ts'
import type { SearchState } from './job-search.ts'

/** Returns the exact total where it is known. A search counts up to 1,000, but the number of all jobs is counted once a minute for the figures. */
export function useExactTotal(search: SearchState, total: string): string {
  const { data } = useFigures()
  const isWhole = searchParts.every((name) => !search[name])
  return isWhole && total.endsWith('+') && data ? String(data.jobs) : total
}
