import { z } from 'zod'
import { notVerified, ResumeParams, resumeNotFound } from '#features/resume-search/contract.ts'
import { cleanText } from '#platform/contract/clean-text.ts'
import type { Contract } from '#platform/contract/endpoint.ts'
import { event } from '#platform/contract/event.ts'
import { wholeNumber } from '#platform/contract/whole-number.ts'
import { BlockedCompany, ContactState, ReceivedRequest, SentRequest } from './request-schemas.ts'

export type * from './request-schemas.ts'

const RequestParams = z.object({ id: z.uuid('There is no such request') })
const CompanyParams = z.object({ employerId: z.uuid('There is no such company') })
const noRequest = [404, 'There is no such request'] as const
const noJob = [404, 'Choose one of your open jobs'] as const
const noUnits = [409, 'You have no unlocks left. One is used only when a person agrees; buy more under Billing.'] as const
const changed = [409, 'This request has changed in the meantime. Please look at it again.'] as const
const jobId = z.uuid('Choose one of your open jobs')

const page = wholeNumber('page', [1, 10_000]).default(1)

export const unlocks = {
  /** Data for the screens of the search, with the first hundred open jobs. */
  'GET /api/employer/resume-account': {
    who: 'employer',
    answer: z.object({
      units: z.int(),
      isVerified: z.boolean(),
      jobs: z.array(z.object({ id: z.uuid(), title: z.string(), location: z.string() })),
    }),
  },
  /** Twenty per page, the newest first. */
  'GET /api/employer/resume-requests': { who: 'employer', query: z.object({ page }), answer: z.array(SentRequest) },
  /** While the contact details are unlocked, each view is recorded in the person's access log. */
  'GET /api/employer/resumes/:resumeId/contact': {
    who: 'employer',
    params: ResumeParams,
    answer: ContactState,
    refusals: { notFound: resumeNotFound, notVerified },
  },
  /** A person who shares with verified employers accepts automatically. */
  'POST /api/employer/resumes/:resumeId/requests': {
    who: 'recruiter',
    params: ResumeParams,
    body: z.object({
      jobId,
      message: cleanText(500, { tooLong: 'Please use at most 500 characters' })
        .optional()
        .transform((text) => text || null),
    }),
    answer: SentRequest,
    status: 201,
    refusals: {
      notFound: resumeNotFound,
      notVerified,
      noJob,
      noUnits,
      isOpen: [409, 'You have already asked this person'],
      wasDeclined: [409, 'This person has declined. You may ask again 90 days later.'],
    },
  },
  /** For a request that the person accepted when the company had no unit left. */
  'POST /api/employer/resume-requests/:id/unlock': {
    who: 'recruiter',
    params: RequestParams,
    answer: SentRequest,
    refusals: { notFound: noRequest, noUnits, changed },
  },
  /** Within 14 days: returns the unit and locks the contact details. */
  'POST /api/employer/resume-requests/:id/return': {
    who: 'recruiter',
    params: RequestParams,
    body: z.object({ reason: z.enum(['email', 'phone'], 'Choose what does not work') }),
    answer: SentRequest,
    refusals: {
      notFound: noRequest,
      changed,
      tooLate: [409, 'An unlock can be given back within 14 days'],
      returned: [409, 'This unlock was given back before'],
      tooMany: [409, 'Your company has given back as many unlocks as it may in 30 days. Write to us if more do not work.'],
    },
  },
  'POST /api/employer/resumes/:resumeId/invitations': {
    who: 'recruiter',
    params: ResumeParams,
    body: z.object({ jobId }),
    answer: z.object({ invited: z.boolean() }),
    status: 201,
    refusals: {
      notFound: resumeNotFound,
      notVerified,
      noJob,
      invited: [409, 'This person is invited to this job already'],
      applied: [409, 'This person has applied for this job already'],
    },
  },

  /** The newest hundred, those without an answer first. */
  'GET /api/resume-requests': { who: 'candidate', answer: z.array(ReceivedRequest) },
  'PUT /api/resume-requests/:id': {
    who: 'candidate',
    params: RequestParams,
    body: z.object({ answer: z.enum(['accept', 'decline'], 'Choose accept or decline') }),
    answer: ReceivedRequest,
    refusals: { notFound: noRequest, changed },
  },
  'GET /api/blocked-companies': { who: 'candidate', answer: z.array(BlockedCompany) },
  /** The company no longer finds the person, and its open requests end. */
  'PUT /api/blocked-companies/:employerId': {
    who: 'candidate',
    params: CompanyParams,
    answer: z.array(BlockedCompany),
    refusals: { notFound: [404, 'There is no such company'] },
  },
  'DELETE /api/blocked-companies/:employerId': { who: 'candidate', params: CompanyParams, answer: z.array(BlockedCompany) },
} as const satisfies Contract

const ofRequest = z.object({ requestId: z.uuid() })
export const resumeRequested = event('resume.requested', ofRequest)
export const resumeAnswered = event('resume.answered', ofRequest)
/** The contact details did not work, so the person should correct them. */
export const resumeReturned = event('resume.returned', ofRequest)
export const resumeInvited = event('resume.invited', z.object({ invitationId: z.uuid() }))
