import { apiQuery, pagedApiQuery } from '#platform/web/api-queries.ts'
import { pageNumberIn } from '#platform/web/page-number.ts'
import type { userAccounts } from '../contract.ts'
import type { employerAccounts } from '../employer-contract.ts'

/** The search in the URL. */
export function searchIn(params: URLSearchParams): { readonly q: string; readonly show: 'all' | 'suspended' } {
  return { q: params.get('q') ?? '', show: params.get('show') === 'suspended' ? 'suspended' : 'all' }
}

const queryOf = (params: URLSearchParams) => ({
  query: { ...searchIn(params), page: String(pageNumberIn(params)), limit: '20' },
})

export const foundUsers = (params: URLSearchParams) =>
  pagedApiQuery<typeof userAccounts>()('GET /api/admin/users', queryOf(params))
export const foundEmployers = (params: URLSearchParams) =>
  pagedApiQuery<typeof employerAccounts>()('GET /api/admin/employers', queryOf(params))

export const userFile = (userId: string) =>
  apiQuery<typeof userAccounts>()('GET /api/admin/users/:userId', { params: { userId } })
export const employerFile = (employerId: string) =>
  apiQuery<typeof employerAccounts>()('GET /api/admin/employers/:employerId', { params: { employerId } })
