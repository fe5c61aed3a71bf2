import type { QueryClient } from '@tanstack/react-query'
import { lazy } from 'react'
import type { PageOf } from '#platform/web/call.ts'
import { apiQuery, pagedApiQuery } from '#platform/web/api-queries.ts'
import type { jobSearch } from '../contract.ts'
import { searchParts } from '../rules.ts'
import { lazyPart } from '#platform/web/lazy-part.ts'

const ask = apiQuery<typeof jobSearch>()
const askPage = pagedApiQuery<typeof jobSearch>()

export const pageSize = 20
const fetchedUrgent = 5

/** The parameters of a search, with the same names in the URL, the form and the call. */
const searchFields = [...searchParts, 'sort', 'page', 'cursor', 'fromWords'] as const
export type SearchField = (typeof searchFields)[number]
export type SearchState = Readonly<Partial<Record<SearchField, string>>>

/** Filters that people rarely set by hand and mostly name in words. On wide screens, they have a chip and no field. */
export const isChipOnly = (name: string): boolean => ['company', 'shift', 'walkIn'].includes(name)

/** Reads the search from the URL. It is stored there so that it can be shared, reloaded and reached by the Back button. */
export function searchIn(params: URLSearchParams): SearchState {
  const found = searchFields.map((name) => [name, params.get(name)?.trim() ?? ''] as const)
  return Object.fromEntries(found.filter(([, value]) => value !== ''))
}

/** Filters that were read from the words before stay so with new words, unless the person has changed them. */
export function withFromWords(search: SearchState, before: SearchState): SearchState {
  const names = before.fromWords?.split(',') ?? []
  return { ...search, fromWords: searchFields.filter((name) => names.includes(name) && search[name] === before[name]).join() }
}

/** The URL of a search, without empty parameters. */
export function addressOf(search: SearchState): string {
  const given = Object.entries(search).filter(([name, value]) => value && !(name === 'page' && value === '1'))
  return given.length > 0 ? `/jobs?${new URLSearchParams(Object.fromEntries(given)).toString()}` : '/jobs'
}

export function jobsFor(search: SearchState) {
  return askPage('GET /api/jobs', { query: { ...search, limit: String(pageSize) } })
}

/** The search itself, without the position in its list. */
export function firstPageOf(search: SearchState): SearchState {
  const { page: _, cursor: __, ...first } = search
  return first
}

export function nearMissesOf(search: SearchState) {
  const { sort: _, fromWords: __, ...parts } = firstPageOf(search)
  return ask('GET /api/jobs/near-misses', { query: parts })
}

/** The promoted jobs, shown on the first page of a search. */
export function promotedFor(search: SearchState) {
  const { sort: _, fromWords: __, ...parts } = firstPageOf(search)
  return ask('GET /api/jobs/promoted', { query: parts })
}

const noJobs = () => import('./no-jobs.tsx')
/** These components are in a separate chunk, because most searches find something. */
export const NoJobs = lazyPart(async () => (await noJobs()).NoJobs)
export const WrongAddress = lazyPart(async () => (await noJobs()).WrongAddress)

const similarTrade = () => import('./similar-trade.tsx')
export const SimilarTrade = lazyPart(async () => (await similarTrade()).SimilarTrade)

/** Below this number of jobs, similar work is shown below them. */
const fewest = 5
export const hasFewJobs = ({ q }: SearchState, { total, isOnlyMentioned }: PageOf<unknown>): boolean =>
  q !== undefined && !isOnlyMentioned && Number(total) > 0 && Number(total) < fewest

const similarWork = () => import('./similar-work.tsx')
const nothing: Awaited<ReturnType<typeof similarWork>>['SimilarWork'] = () => false
/** If this part fails to load, the list is shown without it. */
export const SimilarWork = lazy(async () => ({
  default: await similarWork().then(
    (part) => part.SimilarWork,
    () => nothing,
  ),
}))

/** Returns the search with the company from its words as a filter, so that people can see and remove it. Null if the words name none. */
export function searchOfCompany(client: QueryClient, search: SearchState): SearchState | null {
  const found = client.getQueryData(jobsFor(search).queryKey)
  if (!found?.company) return null
  const { q: _, ...others } = search
  const read = { ...others, ...searchIn(new URLSearchParams(found.company)) }
  client.setQueryData(jobsFor(read).queryKey, { ...found, company: '' })
  return read
}

/** Fetches the page of a search, and suggestions if there are few jobs, none, or none with the words in the title. */
export async function fetchJobs(client: QueryClient, search: SearchState): Promise<void> {
  const found = await client.ensureQueryData(jobsFor(search))
  const { items, total, isOnlyMentioned } = found
  if (hasFewJobs(search, found)) await Promise.allSettled([similarWork(), client.prefetchQuery(nearMissesOf(search))])
  if (isOnlyMentioned) await Promise.all([similarTrade(), client.ensureQueryData(nearMissesOf(search))])
  if (items.length > 0) return
  await Promise.all([noJobs(), total === '0' && client.ensureQueryData(nearMissesOf(search))])
}

/** Fetches the number of jobs for an invalid page URL, to show how far its pages go. */
export async function fetchWaysBack(client: QueryClient, search: SearchState): Promise<void> {
  await Promise.all([noJobs(), client.prefetchQuery(countFor(firstPageOf(search)))])
}

/** The cheapest request for the number of jobs of a search. */
export function countFor(search: SearchState) {
  return askPage('GET /api/jobs', { query: { ...search, limit: '1' } })
}

export const urgentJobs = ask('GET /api/jobs', { query: { urgent: 'true', limit: String(fetchedUrgent) } })
