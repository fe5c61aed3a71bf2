import { z } from 'zod'
import { JobSummary } from '#features/jobs/contract.ts'
import { JobSearch } from '#features/job-search/contract.ts'
import type { Contract } from '#platform/contract/endpoint.ts'
import { event } from '#platform/contract/event.ts'
import { nameOf } from './rules.ts'

/** The filters of a saved search, without order and page. */
export const SavedQuery = JobSearch.omit({ sort: true, page: true, limit: true }).refine(
  (query) => nameOf(query) !== '',
  'Search for something first, then save it',
)
export type SavedQuery = z.output<typeof SavedQuery>

/** An open job that was added after the search was saved. `reason` says why it matches. */
const AlertedJob = JobSummary.extend({ searchId: z.uuid(), reason: z.string(), foundAt: z.iso.datetime() })
type AlertedJob = z.output<typeof AlertedJob>

const SavedSearch = z.object({
  id: z.uuid(),
  /** The search in words. */
  name: z.string(),
  query: z.record(z.string(), z.union([z.string(), z.number()])),
  /** False while it is paused. */
  isActive: z.boolean(),
  createdAt: z.iso.datetime(),
})
export type SavedSearch = z.output<typeof SavedSearch>

/** With the newest alerts of each search, and their number. */
export const MySearch = SavedSearch.extend({ alerts: z.array(AlertedJob), alertCount: z.int() })
export type MySearch = z.output<typeof MySearch>

const params = z.object({ id: z.uuid('There is no such saved search') })
const notFound = [404, 'There is no such saved search'] as const

export const searches = {
  /** Saving the same search again returns the same row, resumed if it was paused; `isNew` is then false. */
  'POST /api/saved-searches': {
    who: 'candidate',
    body: z.object({ query: SavedQuery }),
    answer: SavedSearch.extend({ isNew: z.boolean() }),
    status: 201,
    refusals: { tooMany: [409, 'You have saved 50 searches. Delete one before you save another.'] },
  },
  'GET /api/saved-searches': { who: 'candidate', answer: z.array(MySearch) },
  'PUT /api/saved-searches/:id': {
    who: 'candidate',
    params,
    body: z.object({ isActive: z.boolean('Choose paused or not') }),
    answer: SavedSearch,
    refusals: { notFound },
  },
  'DELETE /api/saved-searches/:id': {
    who: 'candidate',
    params,
    answer: z.object({ deleted: z.boolean() }),
    refusals: { notFound },
  },
} as const satisfies Contract

/** `day` is the date in India: a search is reported once a day. */
export const searchAlerted = event('search.alerted', z.object({ searchId: z.uuid(), day: z.int() }))
