/** Turns words of a search into filters: "java developer 10 lpa" searches for a Java developer with a minimum pay. */
import { eachWord } from '#features/search-places/stop-words.ts'
import { filterReaders, type Reader, type WordFilters } from './filter-readers.ts'
import { readSigns, withoutTags } from './pasted-title.ts'
import { excludedText, readExclusion } from './read-exclusion.ts'
import { withoutMostPay } from './read-pay.ts'
import { findShift, withoutDeniedShift } from './read-shift.ts'
import { withoutWalkIn } from './read-walk-in.ts'

export { deniedShiftIn } from './read-shift.ts'

export type Read = { readonly q: string; readonly filters: WordFilters }
/** `rest` is the text without the words of the filter. */
type FilterMatch = { readonly rest: string; readonly filter: WordFilters }

/** Punctuation and link words that remain at either end after the words of a filter were removed. */
const loose = /^(?:[\s,;:|/–—-]|\b(?:for|with|and|of|at|as)\b)+|(?:[\s,;:|/–—-]|\b(?:for|with|and|of|in|at|as)\b)+$/giu

const finderOf =
  (reader: Reader) =>
  (q: string): FilterMatch | null => {
    const match = reader.pattern.exec(q)
    const filter = match && reader.read(match)
    return filter ? { rest: q.replace(match[0], ' '), filter } : null
  }

function shiftIn(q: string): FilterMatch | null {
  const found = findShift(q)
  return found && { rest: q.replace(found.text, ' '), filter: { shift: found.shift } }
}

function walkInIn(q: string): FilterMatch | null {
  const rest = withoutWalkIn(q)
  return rest === null ? null : { rest, filter: { walkIn: 'true' } }
}

const finders = [shiftIn, ...filterReaders.map(finderOf), walkInIn]

/** True if the text has said it before, in other words: "padhai ke sath part time". */
const isSaidIn = ({ filters }: Read, { filter }: FilterMatch): boolean =>
  Object.entries(filter).every(([name, value]) => filters[name as keyof WordFilters] === value)

function readEach(meant: string, isGiven: (name: string) => boolean): Read {
  let read: Read = { q: meant, filters: {} }
  for (const find of finders) {
    const found: FilterMatch | null = find(read.q)
    if (!found || (!isSaidIn(read, found) && Object.keys(found.filter).some((name) => isGiven(name) || name in read.filters)))
      continue
    read = { q: found.rest, filters: { ...read.filters, ...found.filter } }
    const again = find(read.q)
    if (again && isSaidIn(read, again)) read = { ...read, q: again.rest }
  }
  return read
}

/** Reads filters from the text. Filters that the search already has (`isGiven`) are not replaced; their words stay in the text. */
export function readFilters(signs: string, isGiven: (name: string) => boolean): Read {
  const typed = readSigns(signs)
  if (eachWord.test(typed)) return { q: signs, filters: {} }
  // "30 000" is one number.
  const spaced = typed.replace(/\s+/g, ' ').replace(/(?<=(?<!\d)\d{1,3}) (?=000(?!\d))/g, '')
  const without = withoutDeniedShift(withoutMostPay(spaced)).replace(/\s+/g, ' ')
  // A text of denied filters alone is kept, because nothing else would remain to search for.
  const meant = without.trim() === '' ? spaced : without
  const read = readEach(meant, isGiven)
  if (meant === spaced && Object.keys(read.filters).length === 0) return { q: signs, filters: {} }
  return { q: read.q.replace(loose, '').replace(/\s+/g, ' '), filters: read.filters }
}

/** Reads the text of the search field: its filters, its exclusions and the words to search for. */
export function readTyped(typed: string, isGiven: (name: string) => boolean): Read {
  const text = withoutTags(typed)
  const exclusion = readExclusion(readSigns(text))
  if (!exclusion) return readFilters(text, isGiven)
  const { q, filters } = readFilters(exclusion.kept, isGiven)
  // An exclusion needs words to search for. Without them, the text is searched as typed.
  return q ? { q: `${q} ${excludedText(exclusion.words)}`, filters } : { q: text, filters: {} }
}
