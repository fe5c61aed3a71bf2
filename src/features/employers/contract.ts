import { z } from 'zod'
import type { Contract } from '#platform/contract/endpoint.ts'

/** What an employer may know about the own profile. A paid period that has ended counts as over, whatever is stored. */
export const EmployerProfile = z.object({
  id: z.uuid(),
  companyName: z.string(),
  email: z.string(),
  subscriptionTier: z.string(),
  subscriptionStatus: z.string(),
  interviewerAddonActive: z.boolean(),
  interviewerAddonExpiry: z.iso.datetime().nullable(),
})
export type EmployerProfile = z.output<typeof EmployerProfile>

export const employers = {
  'GET /api/employer/profile': { who: 'employer', answer: EmployerProfile },
} as const satisfies Contract
