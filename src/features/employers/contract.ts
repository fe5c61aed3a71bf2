import { z } from 'zod'
import type { Contract } from '#platform/contract/endpoint.ts'
import { event } from '#platform/contract/event.ts'
import { Role } from './team-contract.ts'

/** What was verified and when: a work email on the domain of the company's website, or a number that staff compared with a document. */
export const Verification = z.object({
  by: z.enum(['domain', 'gstin', 'cin']),
  domain: z.string().nullable(),
  at: z.iso.datetime(),
})
export type Verification = z.output<typeof Verification>

/** The employer's own profile. A paid period that has ended counts as over, whatever is stored. */
export const EmployerProfile = z.object({
  id: z.uuid(),
  companyName: z.string(),
  email: z.string(),
  subscriptionTier: z.string(),
  subscriptionStatus: z.string(),
  interviewerAddonActive: z.boolean(),
  interviewerAddonExpiry: z.iso.datetime().nullable(),
  subscriptionExpiry: z.iso.datetime().nullable(),
  jobPostingLimit: z.int(),
  isVerified: z.boolean(),
  /** The role of the caller. */
  role: Role,
})
export type EmployerProfile = z.output<typeof EmployerProfile>

/**
 * How a company responds to applications of the last 365 days, without applications that were withdrawn before a response. Half of the responses came
 * within `medianDays`, which is null if nobody got a response.
 */
export const Responses = z.object({ applications: z.int(), answered: z.int(), medianDays: z.number().nullable() })
export type Responses = z.output<typeof Responses>

export const employers = {
  'GET /api/employer/profile': { who: 'employer', answer: EmployerProfile },
} as const satisfies Contract

/** Published when the counted responses of a company have changed. */
export const responsesCounted = event('responses.counted', z.object({ employerId: z.uuid() }))

/** From now on the company's jobs may be public. */
export const employerVerified = event('employer.verified', z.object({ employerId: z.uuid() }))
