import { inShort } from '#platform/contract/in-short.ts'
import { shiftLabels, walkInLabel } from '#features/search-words/shifts.ts'
import { demographicLabels, experienceLabels, jobTypeLabels } from '#features/jobs/rules.ts'
import { searchParts } from '../rules.ts'
import { lakh, rupees } from './filter-labels.ts'
import type { SearchField, SearchState } from './job-search.ts'

type Part = { readonly name: SearchField; readonly text: string }

/** Returns each part of a search with a text for use within a sentence, and a search without that part. */
export function partsOf(search: SearchState): Part[] {
  const texts: Partial<Record<SearchField, (value: string) => string>> = {
    q: (value) => `“${inShort(value)}”`,
    company: (value) => `“${value}”`,
    location: (value) => `“${value}”`,
    shift: (value) => named(shiftLabels, value),
    walkIn: () => walkInLabel.toLowerCase(),
    demographic: (value) => named(demographicLabels, value),
    experience: (value) => named(experienceLabels, value),
    jobType: (value) => named(jobTypeLabels, value),
    salaryMin: (value) => `${lakhText(value)} or more`,
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

/**
 * The text of a part on a chip, which begins with a capital letter. Places and companies have no quotation marks, and are capitalised even if typed
 * in lower case.
 */
export function chipText({ name, text }: Part): string {
  const isName = name === 'location' || name === 'company'
  const label = isName ? text.slice(1, -1) : text
  const words = isName && label === label.toLowerCase() ? /(?<![\p{L}\p{M}])\p{Ll}/gu : /^\p{Ll}/u
  return label.replace(words, (letter) => letter.toUpperCase())
}

/** Formats an amount like the list of choices: ₹5 lakh. */
function lakhText(value: string): string {
  const sum = Number(value)
  return sum >= lakh ? `₹${rupees.format(sum / lakh)} lakh` : `₹${rupees.format(sum || 0)}`
}
