import { shiftLabels, walkInLabel } from '#features/search-words/shifts.ts'
import type { Job } from '#features/jobs/contract.ts'
import type { JobSearch } from '#features/job-search/contract.ts'
import { demographicLabels, experienceLabels, jobTypeLabels, salaryText } from '#features/jobs/rules.ts'
import { daysBefore } from '#platform/contract/dates.ts'

export const searchesPerPerson = 50

const rupeesText = (rupees: number): string => salaryText({ salaryMin: rupees, salaryMax: rupees })

type SearchCriteria = Omit<JobSearch, 'sort' | 'page' | 'limit'>

/** The search in words: "“nurse” · in Pune · Freshers". Empty without any filter. */
export function nameOf(search: SearchCriteria): string {
  const { q, company, location, shift, walkIn, demographic, experience, jobType, salaryMin, urgent } = search
  return [
    ...(q ? [`“${q}”`] : []),
    ...(company ? [`at ${company}`] : []),
    ...(location ? [`in ${location}`] : []),
    ...(shift ? [shiftLabels[shift]] : []),
    ...walkInTexts(walkIn),
    ...(demographic ? [demographicLabels[demographic]] : []),
    ...(experience ? [experienceLabels[experience]] : []),
    ...(jobType ? [jobTypeLabels[jobType]] : []),
    ...(salaryMin ? [`${rupeesText(salaryMin)} a year or more`] : []),
    ...(urgent === 'true' ? ['Urgent hiring only'] : []),
  ].join(' · ')
}

const walkInTexts = (walkIn: SearchCriteria['walkIn']): string[] => (walkIn === 'true' ? [walkInLabel] : [])

type FoundJob = Pick<Job, 'title' | 'location' | 'salaryMin' | 'salaryMax'>

/** Why a job matches the search: each filter with the job's value. */
export function whyFound(
  { q, company, location, shift, walkIn, demographic, experience, jobType, salaryMin, urgent }: SearchCriteria,
  job: FoundJob,
): string {
  return [
    ...(q ? [whyWords(q, job)] : []),
    ...(company ? [`at ${company}`] : []),
    ...(location ? [`in ${job.location}, you asked for ${location}`] : []),
    ...(shift ? [shiftLabels[shift].replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase())] : []),
    ...walkInTexts(walkIn).map((text) => text.toLowerCase()),
    ...(demographic ? [`for ${demographicLabels[demographic].toLowerCase()}`] : []),
    ...(experience ? [experienceLabels[experience].toLowerCase()] : []),
    ...(jobType ? [jobTypeLabels[jobType].toLowerCase()] : []),
    ...(salaryMin ? [`pays ${salaryText(job).replace(/^Up/, 'up')}, you asked for ${rupeesText(salaryMin)} or more`] : []),
    ...(urgent === 'true' ? ['hiring urgently'] : []),
  ]
    .join(' · ')
    .replace(/^\p{L}/u, (first) => first.toUpperCase())
}

const whyWords = (q: string, { title }: FoundJob): string =>
  title.toLowerCase().includes(q.toLowerCase()) ? `“${q}” in the title` : `found for “${q}”`

const lookedBackDays = 3

/** From when on jobs count as new: since the search was saved, and recently. */
export function newsSince(savedAt: Date, now: Date): Date {
  return new Date(Math.max(savedAt.getTime(), daysBefore(now, lookedBackDays).getTime()))
}
