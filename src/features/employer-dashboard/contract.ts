import { z } from 'zod'
import { Responses } from '#features/employers/contract.ts'
import { Way } from '#features/interview-slots/contract.ts'
import type { Contract } from '#platform/contract/endpoint.ts'
import { Paging } from '#platform/contract/paging.ts'

/** How far applications for a job have come: each number counts all that have reached the stage, also those that went on or were closed later. */
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
  /** In India. */
  isToday: z.boolean(),
})
export type ComingInterview = z.output<typeof ComingInterview>

export const Dashboard = z.object({
  /** What waits for the team. */
  waiting: z.object({
    /** Applications that nobody has moved or answered. */
    newApplications: z.int(),
    /** Candidates' messages that nobody has read. */
    unreadMessages: z.int(),
    /** Open jobs whose company was asked whether they are still open. */
    jobsToConfirm: z.int(),
    /** Booked, in the next 24 hours. */
    interviews: z.int(),
  }),
  /** Booked, in the coming seven days, the next first; at most 20. */
  interviews: z.array(ComingInterview),
  openJobs: z.int(),
  /** Of the last 30 days. */
  views: z.int(),
  applications: z.int(),
  hired: z.int(),
  /** How the company answers, as job seekers see it; null while too few people have applied for fair figures. */
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
