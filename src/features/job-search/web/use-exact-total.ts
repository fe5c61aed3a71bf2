import { searchParts } from '../rules.ts'
import { useFigures } from '#features/jobs/web/job-figures.ts'
import type { SearchState } from './job-search.ts'

/** A search counts to a thousand. All jobs are counted once a minute for the figures, so their number is known. */
export function useExactTotal(search: SearchState, total: string): string {
  const { data } = useFigures()
  const isWhole = searchParts.every((name) => !search[name])
  return isWhole && total.endsWith('+') && data ? String(data.jobs) : total
}
