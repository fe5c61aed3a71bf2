import type { Generated } from 'kysely'
import type { DemographicCode, ExperienceLevel, JobType } from '../contract.ts'

export type JobsTable = {
  id: string
  title: string
  company: string
  description: string
  location: string
  jobType: JobType
  experienceLevel: ExperienceLevel
  companyLogo: Generated<string | null>
  requirements: Generated<string[]>
  benefits: Generated<string[]>
  demographics: Generated<DemographicCode[]>
  /** Rupees a year. */
  salaryMin: Generated<number | null>
  salaryMax: Generated<number | null>
  urgentHiring: Generated<boolean>
  postedBy: string
  isActive: Generated<boolean>
  createdAt: Generated<Date>
  updatedAt: Generated<Date>
  expiresAt: Generated<Date | null>
}

type SavedJobsTable = { userId: string; jobId: string; savedAt: Date }

/** Read from database/names/ when the files change. */
type CityNamesTable = { old: string; name: string }

declare module '#platform/server/db.ts' {
  interface Tables {
    jobs: JobsTable
    savedJobs: SavedJobsTable
    cityNames: CityNamesTable
  }
}
