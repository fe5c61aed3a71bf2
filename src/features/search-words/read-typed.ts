import { readSigns, withoutTags } from './pasted-title.ts'
import { excludedText, readExclusion } from './read-exclusion.ts'
import { type Read, readFilters } from './read-filters.ts'

export { deniedShiftIn } from './read-shift.ts'

/** Reads the text of the search field: its filters, its exclusions and the words to search for. */
export function readTyped(typed: string, isGiven: (name: string) => boolean): Read {
  const text = withoutTags(typed)
  const exclusion = readExclusion(readSigns(text))
  if (!exclusion) return readFilters(text, isGiven)
  const { q, filters } = readFilters(exclusion.kept, isGiven)
  // An exclusion needs words to search for. Without them, the text is searched as typed.
  return q ? { q: `${q} ${excludedText(exclusion.words)}`, filters } : { q: text, filters: {} }
}
