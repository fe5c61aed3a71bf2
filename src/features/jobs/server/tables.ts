import type { ColumnType, Generated } from 'kysely'
import type { Commitment, DemographicCode, ExperienceLevel, JobType, Workplace } from '../contract.ts'
import type { JobHold } from '../hold-texts.ts'
import type { ScreeningQuestion } from '../questions-contract.ts'

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
  /** True if the job would be active but its company is suspended. Set by the trigger suspended-jobs.sql. */
  isSuspended: Generated<boolean>
  /** Why staff keep the job back. Counts only while the job is not active. */
  hold: Generated<JobHold | null>
  createdAt: Generated<Date>
  updatedAt: Generated<Date>
  expiresAt: Generated<Date | null>
  workplace: Generated<Workplace | null>
  openings: Generated<number>
  noticeDays: Generated<number | null>
  commitments: Generated<Commitment[]>
  /** Written as JSON text, because the driver would convert a list to a PostgreSQL array. */
  questions: ColumnType<ScreeningQuestion[], string | undefined, string>
}

type SavedJobsTable = { userId: string; jobId: string; savedAt: Date }

/** Loaded from database/names/ when the files change. */
type CityNamesTable = { old: string; name: string }

declare module '#platform/server/db.ts' {
  interface Tables {
    jobs: JobsTable
    savedJobs: SavedJobsTable
    cityNames: CityNamesTable
  }
}
