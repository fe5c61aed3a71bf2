import { z } from 'zod'
import type { Contract } from '#platform/contract/endpoint.ts'
import { event } from '#platform/contract/event.ts'
import { wholeNumber } from '#platform/contract/whole-number.ts'
import { ApplicationStatus, Application, SentCv, StatusChange } from './contract.ts'
import { ApplicationIdParams, CvAsSent, notFound } from './tracking-contract.ts'

/** An application in the list of the job's employer. */
export const ReceivedApplication = Application.extend({
  jobTitle: z.string(),
  cv: SentCv,
  /** The number of the candidate's messages that the employer has not read. */
  unread: z.int(),
})
export type ReceivedApplication = z.output<typeof ReceivedApplication>

/**
 * One application with all details. After a withdrawal all contact details in the CV are empty, and the cover letter is null. `next` are the statuses
 * to which it may be moved.
 */
export const ReceivedApplicationDetail = ReceivedApplication.omit({ cv: true }).extend({
  cv: CvAsSent,
  coverLetter: z.string().nullable(),
  history: z.array(StatusChange),
  next: z.array(ApplicationStatus),
})
export type ReceivedApplicationDetail = z.output<typeof ReceivedApplicationDetail>

export const ReceivedQuery = z.object({
  jobId: z.uuid('There is no such job').optional(),
  status: ApplicationStatus.optional(),
  page: wholeNumber('page', [1, 100_000]).default(1),
  limit: wholeNumber('limit', [1, 100]).default(20),
})
export type ReceivedQuery = z.output<typeof ReceivedQuery>

/** `from` is the status that the employer sees. If the status has changed since, the application is not moved. */
export const Move = z.object({ from: ApplicationStatus, to: ApplicationStatus })
export type Move = z.output<typeof Move>

export const hiring = {
  /** Newest first. Header of the answer: `X-Total-Count`, exact to 1,000, then `1000+`. */
  'GET /api/employer/applications': {
    who: 'employer',
    query: ReceivedQuery,
    answer: z.array(ReceivedApplication),
    headers: ['X-Total-Count'],
  },
  /** Opening the application is recorded in the candidate's access log. */
  'GET /api/employer/applications/:applicationId': {
    who: 'employer',
    params: ApplicationIdParams,
    answer: ReceivedApplicationDetail,
    refusals: { notFound },
  },
  'GET /api/employer/applications/:applicationId/cv': {
    who: 'employer',
    params: ApplicationIdParams,
    file: 'application/pdf',
    refusals: { notFound },
  },
  'PUT /api/employer/applications/:applicationId/status': {
    who: 'recruiter',
    params: ApplicationIdParams,
    body: Move,
    answer: Application,
    refusals: {
      notFound,
      movedMeanwhile: [409, 'This application has changed in the meantime. Please look at it again.'],
      notAllowed: [409, 'An application cannot be moved from this status to that one'],
    },
  },
} as const satisfies Contract

/** Some applications to the company will be shown as "No response" in a week. */
export const silenceAhead = event('application.silence-ahead', z.object({ employerId: z.uuid() }))

export const applicationMoved = event('application.moved', z.object({ changeId: z.uuid() }))
