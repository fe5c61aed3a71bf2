import { z } from 'zod'
import { Responses } from '#features/employers/contract.ts'
import { Way } from '#features/interview-slots/contract.ts'
import type { Contract } from '#platform/contract/endpoint.ts'
import { Paging } from '#platform/contract/paging.ts'

/**
 * How far the applications for a job have come. Each number counts all that have reached the stage, including those that went further or were closed
 * later.
 */
export const JobFunnel = z.object({
  jobId: z.uuid(),
  title: z.string(),
  location: z.string(),
  isOpen: z.boolean(),
  postedAt: z.iso.datetime(),
  views: z.int(),
  applications: z.int(),
  inReview: z.int(),
  interview: z.int(),
  offer: z.int(),
  hired: z.int(),
})
export type JobFunnel = z.output<typeof JobFunnel>

const ComingInterview = z.object({
  applicationId: z.uuid(),
  name: z.string(),
  jobTitle: z.string(),
  startsAt: z.iso.datetime(),
  minutes: z.int(),
  way: Way,
  /** Today in India. */
  isToday: z.boolean(),
})
export type ComingInterview = z.output<typeof ComingInterview>

export const Dashboard = z.object({
  /** Tasks that wait for the team. */
  waiting: z.object({
    /** Applications without a change of status or a message. */
    newApplications: z.int(),
    /** Unread messages of candidates. */
    unreadMessages: z.int(),
    /** Open jobs for which the company must confirm that they are still open. */
    jobsToConfirm: z.int(),
    /** Booked interviews in the next 24 hours. */
    interviews: z.int(),
  }),
  /** Booked interviews in the next seven days, the next first; at most 20. */
  interviews: z.array(ComingInterview),
  openJobs: z.int(),
  /** Of the last 30 days. */
  views: z.int(),
  applications: z.int(),
  hired: z.int(),
  /** How the company responds, as job seekers see it; null if too few people have applied for fair figures. */
  responses: Responses.nullable(),
})
export type Dashboard = z.output<typeof Dashboard>

export const dashboard = {
  'GET /api/employer/dashboard': { who: 'employer', answer: Dashboard },
  /** Open jobs first, the latest first. Headers: `X-Total-Count` and `Link`. */
  'GET /api/employer/funnels': {
    who: 'employer',
    query: Paging,
    answer: z.array(JobFunnel),
    headers: ['X-Total-Count', 'Link'],
  },
} as const satisfies Contract
