import type { Commitment, ExperienceLevel, JobType, Workplace } from '#features/jobs/contract.ts'
import { isRemote } from '#features/jobs/job-posting.ts'
import type { ScreeningQuestion } from '#features/jobs/questions-contract.ts'
import { isoDateText } from '#platform/contract/dates.ts'

/** The fields of the form. Numbers are text until the posting is published. */
export type PostingFields = {
  title: string
  description: string
  requirements: string[]
  benefits: string[]
  workplace: Workplace
  place: string
  jobType: JobType
  experienceLevel: ExperienceLevel
  payPer: 'year' | 'month'
  payFrom: string
  payTo: string
  urgentHiring: boolean
  openings: string
  noticeDays: string
  applyBy: string
  commitments: Commitment[]
  questions: ScreeningQuestion[]
}

export const blankPosting: PostingFields = {
  title: '',
  description: '',
  requirements: [],
  benefits: [],
  workplace: 'on_site',
  place: '',
  jobType: 'full-time',
  experienceLevel: 'entry',
  payPer: 'month',
  payFrom: '',
  payTo: '',
  urgentHiring: false,
  openings: '1',
  noticeDays: '',
  applyBy: '',
  commitments: [],
  questions: [],
}

type StoredJob = {
  readonly title: string
  readonly description: string
  readonly requirements: readonly string[]
  readonly benefits: readonly string[]
  readonly workplace: Workplace | null
  readonly location: string
  readonly jobType: JobType
  readonly experienceLevel: ExperienceLevel
  readonly salaryMin: number | null
  readonly salaryMax: number | null
  readonly urgentHiring: boolean
  readonly openings: number
  readonly noticeDays: number | null
  readonly expiresAt: Date | null
  readonly commitments: readonly Commitment[]
  readonly questions: readonly ScreeningQuestion[]
}

/** The fields of a published job. */
export function fieldsOfJob(job: StoredJob): PostingFields {
  const workplace = job.workplace ?? (isRemote(job) ? 'remote' : 'on_site')
  const payPer = isMonthly(job) ? 'month' : 'year'
  const typed = (pay: number | null): string => (pay === null ? '' : String(payPer === 'month' ? pay / 12 : pay))
  return {
    title: job.title,
    description: job.description,
    requirements: [...job.requirements],
    benefits: [...job.benefits],
    workplace,
    place: workplace === 'remote' ? '' : job.location,
    jobType: job.jobType,
    experienceLevel: job.experienceLevel,
    payPer,
    payFrom: typed(job.salaryMin),
    payTo: typed(job.salaryMax),
    urgentHiring: job.urgentHiring,
    openings: String(job.openings),
    noticeDays: job.noticeDays === null ? '' : String(job.noticeDays),
    applyBy: job.expiresAt ? isoDateText(job.expiresAt.toISOString()) : '',
    commitments: [...job.commitments],
    questions: [...job.questions],
  }
}

/** Pay up to this amount a year is shown per month, because people compare months. */
const monthlyUpTo = 600_000

function isMonthly({ salaryMin, salaryMax }: Pick<StoredJob, 'salaryMin' | 'salaryMax'>): boolean {
  const stated = [salaryMin, salaryMax].filter((pay) => pay !== null)
  return stated.length > 0 && stated.every((pay) => pay <= monthlyUpTo && pay % 12 === 0)
}

/** Reads the fields of a stored draft. Older releases may have stored other types. */
export function readFields(body: Readonly<Record<string, unknown>>): PostingFields {
  return Object.fromEntries(
    Object.entries(blankPosting).map(([name, blank]) => {
      const value = body[name]
      const isSame = Array.isArray(blank) ? Array.isArray(value) : typeof value === typeof blank
      return [
        name,
        isSame ? value : typeof blank === 'string' && typeof value === 'number' ? String(value) : structuredClone(blank),
      ]
    }),
  ) as PostingFields // each field has the kind that its blank has
}

/** The fields for a new job with the same text. The dates are not copied. */
export function copyOf(fields: PostingFields): PostingFields {
  return { ...structuredClone(fields), applyBy: '' }
}
