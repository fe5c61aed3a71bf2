import { apiQuery, pagedApiQuery } from '#platform/web/api-queries.ts'
import type { staffLog } from '../log-contract.ts'
import type { staffPeople } from '../people-contract.ts'

export const staffPeopleList = apiQuery<typeof staffPeople>()('GET /api/admin/staff', {})

export const logFilters = apiQuery<typeof staffLog>()('GET /api/admin/logs/filters', {})

const filterNames = ['staffId', 'action', 'target', 'from', 'to'] as const

/** The filter and the page in the URL. */
export function filterIn(params: URLSearchParams): Record<(typeof filterNames)[number], string> {
  return Object.fromEntries(filterNames.map((name) => [name, params.get(name) ?? ''])) as Record<
    (typeof filterNames)[number],
    string
  > // one value per name
}

export const logPage = (params: URLSearchParams, page: number) =>
  pagedApiQuery<typeof staffLog>()('GET /api/admin/logs', { query: { ...filterIn(params), page: String(page), limit: '50' } })
