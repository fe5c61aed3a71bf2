import { commitments, demographicsOf } from '#features/jobs/commitments.ts'
import type { JobInFull } from '#features/jobs/contract.ts'
import { readWholeNumber } from '#platform/contract/numbers.ts'
import { readRupees } from '#platform/contract/rupees.ts'
import { expiryOf } from './apply-by.ts'
import type { PostingInFull } from './contract.ts'
import type { PostingFields } from './fields.ts'
import { canonicalPlace } from './places.ts'

const noId = '00000000-0000-7000-8000-000000000000'

export type PreviewInput = {
  readonly fields: PostingFields
  readonly company: PostingInFull['company']
  /** Null for an unpublished job, which is shown as if it were posted now. */
  readonly publishedAt: string | null
  /** The end of a stored job; for a job that is being typed it follows from the fields. */
  readonly expiresAt?: string | null
}

/** The job as candidates would see it while it is being typed. Missing parts are named, invalid ones are left out. */
export function previewJob({ fields, company, publishedAt, expiresAt }: PreviewInput, now: Date): JobInFull {
  const kept = fields.commitments.filter((one) => one in commitments)
  const { requirements, benefits, jobType, experienceLevel, urgentHiring, workplace, questions } = fields
  return {
    id: noId,
    responses: null,
    requirements,
    benefits,
    jobType,
    experienceLevel,
    urgentHiring,
    workplace,
    questions,
    title: fields.title || 'Title of the job',
    company: company.name,
    companyLogo: company.logo,
    location: locationOf(fields),
    ...payOf(fields),
    demographics: demographicsOf(kept),
    description: fields.description || 'The job description appears here as you type.',
    createdAt: publishedAt ?? now.toISOString(),
    expiresAt: expiresAt ?? expiryOf(fields.applyBy, now)?.toISOString() ?? null,
    openings: stated(readWholeNumber(fields.openings)) ?? 1,
    noticeDays: stated(readWholeNumber(fields.noticeDays)),
    commitments: kept.map((code) => commitments[code].text),
    employer: employerOf(company),
  }
}

function employerOf({ name, isVerified }: PostingInFull['company']): JobInFull['employer'] {
  return {
    id: noId,
    companyName: name,
    website: null,
    description: null,
    industry: null,
    size: null,
    isVerified,
    verification: null,
  }
}

function locationOf({ workplace, place }: PostingFields): string {
  return workplace === 'remote' ? 'Remote, India' : (canonicalPlace(place) ?? (place || 'Place'))
}

function payOf({ payPer, payFrom, payTo }: PostingFields): Pick<JobInFull, 'salaryMin' | 'salaryMax'> {
  const perYear = (typed: string): number | null => {
    const number = stated(readRupees(typed))
    return number !== null && payPer === 'month' ? number * 12 : number
  }
  return { salaryMin: perYear(payFrom), salaryMax: perYear(payTo) }
}

const stated = (number: number | null): number | null => (Number.isNaN(number) ? null : number)
