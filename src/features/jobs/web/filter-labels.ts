import type { JobSort } from '../contract.ts'
import { demographicLabels, experienceLabels, jobTypeLabels } from '../rules.ts'
import type { SearchField, SearchState } from './job-search.ts'

/** What narrows a search beside its words. */
export const filterNames = [
  'location',
  'demographic',
  'experience',
  'jobType',
  'salaryMin',
  'urgent',
] as const satisfies SearchField[]

export const sortLabels: Readonly<Record<JobSort, string>> = {
  relevant: 'Most relevant',
  recent: 'Most recent',
  'salary-high': 'Salary: high to low',
  'salary-low': 'Salary: low to high',
}

export const salarySteps = ['200000', '300000', '500000', '800000', '1000000', '1500000', '2000000', '3000000', '5000000']

const lakh = 100_000
const rupees = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 })

export function salaryLabel(value: string): string {
  const sum = Number(value)
  if (!(sum >= 0)) return value
  return sum >= lakh ? `₹${rupees.format(sum / lakh)} lakh a year or more` : `₹${rupees.format(sum)} a year or more`
}

/** Each part of a search in words, so that it can be taken away by itself. */
export function partsOf(search: SearchState): { readonly name: SearchField; readonly text: string }[] {
  const texts: Partial<Record<SearchField, (value: string) => string>> = {
    q: (value) => `“${value}”`,
    location: (value) => `location: ${value}`,
    demographic: (value) => named(demographicLabels, value),
    experience: (value) => named(experienceLabels, value),
    jobType: (value) => named(jobTypeLabels, value),
    salaryMin: () => 'minimum salary',
    urgent: () => 'urgent hiring only',
  }
  return (['q', ...filterNames] as const).flatMap((name) => {
    const value = search[name]
    return value ? [{ name, text: texts[name]?.(value) ?? value }] : []
  })
}

function named(labels: Readonly<Record<string, string>>, value: string): string {
  return labels[value] ?? value
}
