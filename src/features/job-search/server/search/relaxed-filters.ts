import { shiftLabels, walkInLabel } from '#features/search-words/shifts.ts'
import { demographicLabels, experienceLabels, jobTypeLabels } from '#features/jobs/rules.ts'
import { isKnownOutsideTitles } from '#features/search-words/server/public.ts'
import type { JobSearch } from '../../contract.ts'

const rupees = new Intl.NumberFormat('en-IN')

/** Returns the search itself, then without its place, without its other filters, and without both: a trade may have jobs elsewhere. */
export function relaxed(query: JobSearch): { readonly kept: JobSearch; readonly missing: readonly string[] }[] {
  const { location, page, limit } = query
  const place = location === undefined ? [] : [location]
  const others = otherFilters(query)
  return [
    { kept: query, missing: [] },
    ...(place.length > 0 ? [{ kept: { ...query, location: undefined }, missing: place }] : []),
    ...(others.length > 0 ? [{ kept: { q: query.q, location, page, limit }, missing: others }] : []),
    ...(place.length > 0 && others.length > 0 ? [{ kept: { q: query.q, page, limit }, missing: [...place, ...others] }] : []),
  ]
}

type Filters = Partial<
  Pick<JobSearch, 'company' | 'shift' | 'walkIn' | 'experience' | 'jobType' | 'demographic' | 'salaryMin' | 'urgent'>
>

/** The labels of all filters except the place. */
export function otherFilters({ company, shift, walkIn, experience, jobType, demographic, salaryMin, urgent }: Filters): string[] {
  return [
    company,
    shift && shiftLabels[shift],
    walkIn === 'true' && walkInLabel,
    experience && experienceLabels[experience],
    jobType && jobTypeLabels[jobType],
    demographic && demographicLabels[demographic],
    salaryMin && `₹${rupees.format(salaryMin)} a year`,
    urgent === 'true' && 'Urgent hiring',
  ].filter((text) => typeof text === 'string')
}

/** True if the search has any filter besides its words. */
export const isFiltered = (others: Omit<JobSearch, 'q'>): boolean =>
  others.location !== undefined || otherFilters(others).length > 0

type WayWithout = { readonly search: Partial<JobSearch>; readonly leftOut: readonly string[] }

/** True if only filters are left out of words that are looked for in texts: "java night shift". */
export const isOnlyFiltered = ({ search, leftOut }: WayWithout, words: string): boolean =>
  search.q === words && leftOut.length > 0 && isKnownOutsideTitles(words)
