import type { Job } from '#features/jobs/contract.ts'
import type { JobSearch } from '#features/job-search/contract.ts'
import { demographicLabels, experienceLabels, jobTypeLabels, salaryText } from '#features/jobs/rules.ts'
import { daysBefore } from '#platform/contract/dates.ts'

export const searchesPerPerson = 50

const rupeesText = (rupees: number): string => salaryText({ salaryMin: rupees, salaryMax: rupees })

type SearchCriteria = Omit<JobSearch, 'sort' | 'page' | 'limit'>

/** A search in words: "“nurse” · in Pune · Freshers". Empty without any filter. */
export function nameOf({ q, location, demographic, experience, jobType, salaryMin, urgent }: SearchCriteria): string {
  return [
    ...(q ? [`“${q}”`] : []),
    ...(location ? [`in ${location}`] : []),
    ...(demographic ? [demographicLabels[demographic]] : []),
    ...(experience ? [experienceLabels[experience]] : []),
    ...(jobType ? [jobTypeLabels[jobType]] : []),
    ...(salaryMin ? [`${rupeesText(salaryMin)} a year or more`] : []),
    ...(urgent === 'true' ? ['Urgent hiring only'] : []),
  ].join(' · ')
}

type FoundJob = Pick<Job, 'title' | 'location' | 'salaryMin' | 'salaryMax'>

/** Why a job is in the alert: each filter, with this job's value. */
export function whyFound(
  { q, location, demographic, experience, jobType, salaryMin, urgent }: SearchCriteria,
  job: FoundJob,
): string {
  return [
    ...(q ? [job.title.toLowerCase().includes(q.toLowerCase()) ? `“${q}” in the title` : `found for “${q}”`] : []),
    ...(location ? [`in ${job.location}, you asked for ${location}`] : []),
    ...(demographic ? [`for ${demographicLabels[demographic].toLowerCase()}`] : []),
    ...(experience ? [experienceLabels[experience].toLowerCase()] : []),
    ...(jobType ? [jobTypeLabels[jobType].toLowerCase()] : []),
    ...(salaryMin ? [`pays ${salaryText(job).replace(/^Up/, 'up')}, you asked for ${rupeesText(salaryMin)} or more`] : []),
    ...(urgent === 'true' ? ['hiring urgently'] : []),
  ]
    .join(' · ')
    .replace(/^\p{L}/u, (first) => first.toUpperCase())
}

const lookedBackDays = 3

/** Only jobs that were added after the search was saved, and recently. */
export function newsSince(savedAt: Date, now: Date): Date {
  return new Date(Math.max(savedAt.getTime(), daysBefore(now, lookedBackDays).getTime()))
}
