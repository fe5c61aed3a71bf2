import type { auth } from '#features/auth/contract.ts'
import { apiQuery, pagedApiQuery } from '#platform/web/api-queries.ts'
import type { applications } from '../contract.ts'
import type { Filter } from './application-filter.ts'

const ask = apiQuery<typeof applications>()

const list = 'GET /api/applications/my-applications'
const askPage = pagedApiQuery<typeof applications>()

export const applicationsFor = ({ q, status, page }: Filter) =>
  askPage(list, { query: { ...(q ? { q } : {}), ...(status ? { status } : {}), page } })
/** The number of recent applications that are checked for news: unread messages, interviews and offers. */
const recentCount = 50
export const recentApplications = askPage(list, { query: { limit: recentCount } })
/** The beginning of both query keys. */
export const applicationLists = [list] as const
export const statusCounts = ask('GET /api/applications/status-counts', {})
export const appliedJobIds = ask('GET /api/applications/job-ids', {})

/** In the cache already, because the shell loads it before every screen. */
export const signedIn = apiQuery<typeof auth>()('GET /api/auth/user', {})
