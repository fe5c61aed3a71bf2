import { readSigns, withoutTags } from './pasted-title.ts'
import { excludedText, readExclusion } from './read-exclusion.ts'
import { type Read, readFilters } from './read-filters.ts'

/** What was typed into the field of a search: filters, what is left out, and the words. */
export function readTyped(typed: string, isGiven: (name: string) => boolean): Read {
  const text = withoutTags(typed)
  const exclusion = readExclusion(readSigns(text))
  if (!exclusion) return readFilters(text, isGiven)
  const { q, filters } = readFilters(exclusion.kept, isGiven)
  // To leave something out, something must be looked for.
  return q ? { q: `${q} ${excludedText(exclusion.words)}`, filters } : { q: text, filters: {} }
}
