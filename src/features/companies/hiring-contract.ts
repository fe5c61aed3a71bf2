import { z } from 'zod'
import type { Contract } from '#platform/contract/endpoint.ts'

/** Figures for employers to compare themselves with, counted now from all companies that are shown. */
export const HiringFigures = z.object({
  openJobs: z.int(),
  hiringCompanies: z.int(),
  verifiedCompanies: z.int(),
  /** The applications of the last 365 days to companies with enough of them, and the number of answered ones. */
  applications: z.int(),
  answered: z.int(),
  /** The number of companies with open jobs and the number of these jobs, by industry. */
  industries: z.array(z.object({ industry: z.string(), companies: z.int(), openJobs: z.int() })),
  /** The latest good rating with a text by an applicant; null if there is none. */
  praise: z.object({ companyName: z.string(), rating: z.int(), body: z.string() }).nullable(),
})
export type HiringFigures = z.output<typeof HiringFigures>

export const hiringFigures = {
  'GET /api/companies/hiring-figures': { answer: HiringFigures, mayBeStale: true },
} as const satisfies Contract
