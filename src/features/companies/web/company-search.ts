import type { auth } from '#features/auth/contract.ts'
import { apiQuery, pagedApiQuery } from '#platform/web/api-queries.ts'
import type { companies } from '../contract.ts'
import type { hiringFigures as hiring } from '../hiring-contract.ts'
import type { companyRatings } from '../rating-contract.ts'

const ask = apiQuery<typeof companies>()
const askPage = pagedApiQuery<typeof companies>()

/** The number of companies that "Load More" adds. A page of the call has at most a hundred. */
const step = 5
const most = 100

export type CompanyState = Readonly<Partial<Record<'q' | 'industry' | 'sort' | 'page' | 'shown', string>>>

export function companiesIn(params: URLSearchParams): CompanyState {
  const fields = ['q', 'industry', 'sort', 'page', 'shown'] as const
  const given = fields.map((name) => [name, params.get(name)?.trim() ?? ''] as const).filter(([, value]) => value !== '')
  return Object.fromEntries(given)
}

export function addressOf(state: CompanyState): string {
  const given = Object.entries(state).filter(([, value]) => value)
  return given.length > 0 ? `/companies?${new URLSearchParams(Object.fromEntries(given)).toString()}` : '/companies'
}

/** The number of companies that are shown: at first five, on every later page a hundred. */
export function shownOf({ page, shown }: CompanyState): number {
  if (page !== undefined && page !== '1') return most
  const rounded = Math.ceil((Number(shown) || step) / step) * step
  return Math.min(Math.max(rounded, step), most)
}

export function moreOf(state: CompanyState): CompanyState | null {
  const shown = shownOf(state) + step
  return shown > most ? null : { ...state, shown: String(shown) }
}

/** The number of companies before the last "Load More". */
export function fewerOf(state: CompanyState): CompanyState {
  return { ...state, shown: String(shownOf(state) - step) }
}

export function companiesFor(state: CompanyState) {
  const { shown: _, ...query } = state
  return askPage('GET /api/companies', { query: { ...query, limit: String(shownOf(state)) } })
}

export const hiringFigures = apiQuery<typeof hiring>()('GET /api/companies/hiring-figures', {})
export const industries = ask('GET /api/companies/industries', {})
export const companyFor = (companyId: string) => ask('GET /api/companies/:companyId', { params: { companyId } })
export const jobsOf = (companyId: string, page: string) =>
  askPage('GET /api/companies/:companyId/jobs', { params: { companyId }, query: { page } })
export const ownRating = (companyId: string) =>
  apiQuery<typeof companyRatings>()('GET /api/companies/:companyId/my-rating', { params: { companyId } })

/** In the cache already, because the shell loads it before every screen. */
export const signedIn = apiQuery<typeof auth>()('GET /api/auth/user', {})
