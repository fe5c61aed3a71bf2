import { z } from 'zod'
import type { Contract } from '#platform/contract/endpoint.ts'
import { Job } from './contract.ts'

const FreshJob = Job.pick({
  id: true,
  title: true,
  company: true,
  companyLogo: true,
  location: true,
  salaryMin: true,
  salaryMax: true,
  demographics: true,
})

/** Figures of the jobs that are open now. `hiring` are the companies with the most open jobs, `fresh` is the newest job of each trade. */
export const JobFigures = z.object({
  jobs: z.int(),
  companies: z.int(),
  cities: z.int(),
  hiring: z.array(z.object({ company: z.string(), companyLogo: z.string().nullable(), openJobs: z.int() })),
  fresh: z.array(FreshJob),
})
export type JobFigures = z.output<typeof JobFigures>

export const jobFigures = { 'GET /api/jobs/figures': { answer: JobFigures, mayBeStale: true } } as const satisfies Contract
