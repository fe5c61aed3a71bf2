/** Paths of our screens for answers. */
import type { JobSearch } from '#features/job-search/contract.ts'

export const jobPath = (id: string): string => `/jobs/${id}`
export const companyPath = (id: string): string => `/companies/${id}`
export const articlePath = (slug: string): string => `/blog/${slug}`

/** The path of the list of jobs with this search. */
export function jobsPath(query: Partial<Omit<JobSearch, 'page' | 'limit'>>): string {
  const given = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)] as const]))
  return given.length > 0 ? `/jobs?${new URLSearchParams(Object.fromEntries(given)).toString()}` : '/jobs'
}
