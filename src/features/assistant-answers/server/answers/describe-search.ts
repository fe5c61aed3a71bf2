import type { AnswerLanguage } from '#features/assistant-tools/answer-contract.ts'
import type { JobSearch } from '#features/job-search/contract.ts'
import { demographicLabels, experienceLabels, jobTypeLabels, shortRupees } from '#features/jobs/rules.ts'
import { fill, plainText, type Texts } from './answer.ts'

export type SearchQuery = Omit<JobSearch, 'sort' | 'page' | 'limit'>

const named: Texts = { en: '“{q}” in {place}', hi: '{place} में “{q}”', 'hi-Latn': '{place} me “{q}”' }
const placed: Texts = { en: 'jobs in {place}', hi: '{place} में नौकरी', 'hi-Latn': '{place} me jobs' }
const any: Texts = { en: 'these filters', hi: 'इस खोज', 'hi-Latn': 'is search' }

/** A search in the language of the question; the names of filters are those of the screen. */
export function describeSearch({ q, location, ...filters }: SearchQuery, language: AnswerLanguage): string {
  const values = { q: plainText(q ?? ''), place: placeName(location ?? '') }
  const subject = subjectOf(values, language)
  return [subject, ...filterLabels(filters)].join(' · ')
}

function subjectOf(values: { readonly q: string; readonly place: string }, language: AnswerLanguage): string {
  if (values.q && values.place) return fill(named, language, values)
  if (values.place) return fill(placed, language, values)
  return values.q ? `“${values.q}”` : fill(any, language)
}

/** As a name is written: "pune or navi mumbai" is Pune or Navi Mumbai. */
export function placeName(place: string): string {
  return plainText(place).replaceAll(/(?<!\p{L})(?!or\b)[a-z]/gu, (letter) => letter.toUpperCase())
}

function filterLabels({ demographic, experience, jobType, salaryMin, urgent }: Omit<SearchQuery, 'q' | 'location'>): string[] {
  return [
    ...(demographic ? [demographicLabels[demographic]] : []),
    ...(experience ? [experienceLabels[experience]] : []),
    ...(jobType ? [jobTypeLabels[jobType]] : []),
    ...(salaryMin ? [`${shortRupees(salaryMin)}+`] : []),
    ...(urgent === 'true' ? ['Urgent'] : []),
  ]
}
