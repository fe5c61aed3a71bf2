import { shiftLabels, walkInLabel } from '#features/search-words/shifts.ts'
import type { AnswerLanguage } from '#features/assistant-tools/answer-contract.ts'
import type { JobSearch } from '#features/job-search/contract.ts'
import { demographicLabels, experienceLabels, jobTypeLabels, shortRupees } from '#features/jobs/rules.ts'
import { fill, plainText, type Texts } from './answer.ts'

export type SearchQuery = Omit<JobSearch, 'sort' | 'page' | 'limit'>

const subjects = {
  both: { en: 'for “{q}” in {place}', hi: '{place} में “{q}” के लिए', 'hi-Latn': '{place} me “{q}” ke liye' },
  work: { en: 'for “{q}”', hi: '“{q}” के लिए', 'hi-Latn': '“{q}” ke liye' },
  place: { en: 'in {place}', hi: '{place} में', 'hi-Latn': '{place} me' },
  neither: { en: 'in all', hi: 'कुल', 'hi-Latn': 'Kul' },
} as const satisfies Readonly<Record<string, Texts>>

const onlyFilters: Texts = { en: 'with {filters}', hi: '{filters}:', 'hi-Latn': '{filters}:' }
const withFilters: Texts = { en: '{subject}, {filters}', hi: '{filters}, {subject}', 'hi-Latn': '{filters}, {subject}' }

/** Describes a search in words that follow "12 jobs" in English and precede the number in Hindi. Filters have the same names as on the screen. */
export function describeSearch({ q = '', location = '', ...filters }: SearchQuery, language: AnswerLanguage): string {
  const values = { q: plainText(q), place: placeName(location) }
  const kind = kindOf(values)
  const subject = fill(subjects[kind], language, values)
  const labels = filterLabels(filters).join(', ')
  if (labels === '') return subject
  return fill(kind === 'neither' ? onlyFilters : withFilters, language, { subject, filters: labels })
}

function kindOf({ q, place }: { readonly q: string; readonly place: string }): keyof typeof subjects {
  if (q && place) return 'both'
  if (place) return 'place'
  return q ? 'work' : 'neither'
}

/** Capitalises the names of places: "pune or navi mumbai" becomes "Pune or Navi Mumbai". */
export function placeName(place: string): string {
  return plainText(place).replaceAll(/(?<!\p{L})(?!or\b)[a-z]/gu, (letter) => letter.toUpperCase())
}

type Filters = Omit<SearchQuery, 'q' | 'location'>

function filterLabels({ company, shift, walkIn, demographic, experience, jobType, salaryMin, urgent }: Filters): string[] {
  return [
    ...(company ? [plainText(company)] : []),
    ...(shift ? [shiftLabels[shift]] : []),
    ...(walkIn === 'true' ? [walkInLabel] : []),
    ...(demographic ? [demographicLabels[demographic]] : []),
    ...(experience ? [experienceLabels[experience]] : []),
    ...(jobType ? [jobTypeLabels[jobType]] : []),
    ...(salaryMin ? [`${shortRupees(salaryMin)}+`] : []),
    ...(urgent === 'true' ? ['Urgent'] : []),
  ]
}
