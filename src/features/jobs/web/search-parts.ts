import { demographicLabels, experienceLabels, jobTypeLabels, searchParts } from '../rules.ts'
import { lakh, rupees } from './filter-labels.ts'
import type { SearchField, SearchState } from './job-search.ts'

/** Each part of a search with its label, so that it can be removed by itself. */
export function partsOf(search: SearchState): { readonly name: SearchField; readonly text: string }[] {
  const texts: Partial<Record<SearchField, (value: string) => string>> = {
    q: (value) => `“${value}”`,
    location: (value) => `location: ${value}`,
    demographic: (value) => named(demographicLabels, value),
    experience: (value) => named(experienceLabels, value),
    jobType: (value) => named(jobTypeLabels, value),
    salaryMin: (value) => `minimum salary ${lakhText(value)}`,
    urgent: () => 'urgent hiring only',
  }
  return searchParts.flatMap((name) => {
    const value = search[name]
    return value ? [{ name, text: texts[name]?.(value) ?? value }] : []
  })
}

function named(labels: Readonly<Record<string, string>>, value: string): string {
  return labels[value] ?? value
}

/** In the short format, e.g. ₹40 LPA. */
function lakhText(value: string): string {
  const sum = Number(value)
  return sum >= lakh ? `₹${rupees.format(sum / lakh)} LPA` : `₹${rupees.format(sum || 0)} a year`
}
