import { z } from 'zod'
import { ResumeFilters } from '#features/resume-search/contract.ts'
import { nameOf } from '#features/resume-search/rules.ts'
import type { Contract } from '#platform/contract/endpoint.ts'
import { event } from '#platform/contract/event.ts'

export const searchesPerMember = 50

const SavedResumeQuery = ResumeFilters.refine((query) => nameOf(query) !== '', 'Search for something first, then save it')
export type SavedResumeQuery = z.output<typeof SavedResumeQuery>

const SavedResumeSearch = z.object({
  id: z.uuid(),
  /** The search in words. */
  name: z.string(),
  query: z.record(z.string(), z.union([z.string(), z.number()])),
  isActive: z.boolean(),
  /** The number of people found since it was saved who are still shown to employers. */
  found: z.int(),
  createdAt: z.iso.datetime(),
})
export type SavedResumeSearch = z.output<typeof SavedResumeSearch>

const params = z.object({ id: z.uuid('There is no such saved search') })
const notFound = [404, 'There is no such saved search'] as const

export const resumeAlerts = {
  'GET /api/employer/resume-searches': { who: 'employer', answer: z.array(SavedResumeSearch) },
  /** Saving the same search again returns the same row, resumed if it was paused. */
  'POST /api/employer/resume-searches': {
    who: 'recruiter',
    body: z.object({ query: SavedResumeQuery }),
    answer: SavedResumeSearch,
    status: 201,
    refusals: { tooMany: [409, 'You have saved 50 searches. Delete one before you save another.'] },
  },
  'PUT /api/employer/resume-searches/:id': {
    who: 'recruiter',
    params,
    body: z.object({ isActive: z.boolean('Choose paused or not') }),
    answer: SavedResumeSearch,
    refusals: { notFound },
  },
  'DELETE /api/employer/resume-searches/:id': {
    who: 'recruiter',
    params,
    answer: z.object({ deleted: z.boolean() }),
    refusals: { notFound },
  },
} as const satisfies Contract

/** `day` is the date in India: each member gets one email a day. */
export const resumeAlertsDue = event('resume-alerts.due', z.object({ userId: z.uuid(), day: z.int() }))
/** The content was collected and will not be collected again. */
export const resumeAlertsCollected = event(
  'resume-alerts.collected',
  z.object({
    userId: z.uuid(),
    day: z.int(),
    searches: z.array(z.object({ employerId: z.uuid(), name: z.string(), people: z.array(z.uuid()) })),
  }),
)
