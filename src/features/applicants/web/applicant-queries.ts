import type { QueryClient } from '@tanstack/react-query'
import { apiQuery, pagedApiQuery } from '#platform/web/api-queries.ts'
import type { threads } from '#features/applications/thread-contract.ts'
import type { assessment } from '../assessment-contract.ts'
import type { applicants } from '../contract.ts'
import { boardFilter, type ListState } from './applicant-filter.ts'

const ask = apiQuery<typeof applicants>()
const askPage = pagedApiQuery<typeof applicants>()

const tableKey = 'GET /api/employer/applicants'
const boardKey = 'GET /api/employer/applicants/board'
const pageKey = 'GET /api/employer/applicants/:applicationId'

export const overview = ask('GET /api/employer/applicants/overview', {})
export const tableFor = (list: ListState, page: number) => askPage(tableKey, { query: { ...list, page } })
export const boardFor = (list: ListState) => ask(boardKey, { query: boardFilter(list) })
export const applicantPage = (applicationId: string) => apiQuery<typeof assessment>()(pageKey, { params: { applicationId } })
export const neighboursOf = (applicationId: string, list: ListState) =>
  ask('GET /api/employer/applicants/:applicationId/neighbours', { params: { applicationId }, query: list })
export const receivedThread = (applicationId: string) =>
  apiQuery<typeof threads>()('GET /api/employer/applications/:applicationId/messages', { params: { applicationId } })

/** The beginnings of the query keys of all data that shows a status. */
export const listKeys = { table: [tableKey], board: [boardKey], page: [pageKey] } as const

/** Reloads the lists on the screen now, and other lists when they are opened. */
export async function readListsAgain(client: QueryClient): Promise<void> {
  await Promise.all(
    [...Object.values(listKeys), overview.queryKey].map((queryKey) => client.invalidateQueries({ queryKey: [...queryKey] })),
  )
}
