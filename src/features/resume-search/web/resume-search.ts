import { pageNumberIn } from '#platform/web/page-number.ts'
import { apiQuery } from '#platform/web/api-queries.ts'
import type { resumes, ResumeSort } from '../contract.ts'

const ask = apiQuery<typeof resumes>()

/** The parameters of a search, with the same names in the URL, the form and the call. */
const filterFields = [
  'q',
  'location',
  'move',
  'experienceMin',
  'experienceMax',
  'payMax',
  'notice',
  'programme',
  'active',
] as const
const searchFields = [...filterFields, 'sort', 'page'] as const
/** The job for which the employer searches; the buttons of a resume are about it. */
export const jobField = 'job'

type SearchField = (typeof searchFields)[number]
export type ResumeState = Readonly<Partial<Record<SearchField | typeof jobField, string>>>

export const resumesPath = '/search-resumes'

/** Reads the search from the URL, so that it can be shared, reloaded and reached by going back. */
export function stateIn(params: URLSearchParams): ResumeState {
  const page = pageNumberIn(params)
  const given = [...searchFields, jobField].map((name) => {
    return [name, name === 'page' ? String(page > 1 ? page : '') : (params.get(name)?.trim() ?? '')] as const
  })
  return Object.fromEntries(given.filter(([, value]) => value !== ''))
}

/** Without empty parameters. */
export function addressOf(state: ResumeState): string {
  const given = Object.entries(state).filter(([name, value]) => value && !(name === 'page' && value === '1'))
  return given.length > 0 ? `${resumesPath}?${new URLSearchParams(Object.fromEntries(given)).toString()}` : resumesPath
}

type Urls = { readonly currentUrl: URL; readonly nextUrl: URL }

const withoutJob = ({ pathname, searchParams }: URL): string =>
  `${pathname} ${[...searchParams].filter(([name]) => name !== jobField).join(' ')}`

/** Choosing a job changes no loaded data, so the buttons can use it at once. */
export function isOnlyOtherJob({ currentUrl, nextUrl }: Urls): boolean {
  return currentUrl.href !== nextUrl.href && withoutJob(currentUrl) === withoutJob(nextUrl)
}

export function filtersOf(state: ResumeState): ResumeState {
  const { sort: _, page: __, job: ___, ...filters } = state
  return filters
}

export function resumesFor(state: ResumeState) {
  const { job: _, ...query } = state
  return ask('GET /api/employer/resumes', { query })
}

export function resumeFor(resumeId: string, jobId: string | undefined) {
  return ask('GET /api/employer/resumes/:resumeId', { params: { resumeId }, query: jobId === undefined ? {} : { jobId } })
}

export const sortLabels: Readonly<Record<ResumeSort, string>> = {
  relevant: 'Best match first',
  active: 'Active last first',
  experience: 'Most experience first',
  pay: 'Lowest expected pay first',
  notice: 'Joins soonest first',
}
