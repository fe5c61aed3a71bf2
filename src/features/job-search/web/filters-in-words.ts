import { longestSearch } from '#features/search-words/search-length.ts'
import { searchIn } from './job-search.ts'

/** Cheap tests for words that may name a filter or a place. Most searches have none and do not load the code that reads them. */
const anyFilter =
  /\d|part|full|intern|fresh|home|remote|int[il]|wfh|ghar|urgent|experience|anubhav|freelanc|gig|contract|shift|walk|seedhe|sidhe|duty|timing|pali|night|raat|din ki|morning|subah|evening|shaam|process|rotat|immediate|weekend|saturday|sunday|stipend|stud|padh|college|house|return|career|maternity|marriage|mobile se|us |uk |<|not |except|exclud|without|bina|other than|office|joining|[\u0900-\u0D7F]/i
const anyPlace =
  /(?:^|\s)(?:(?:in|near|at|around|nearby)\s+\S|\d{6}\s*$)|\s(?:me|mein|ma[ai]?|mei|main|lo|la|il|te|ku|vich|madh\w+)(?:\s|$)|al+i(?:\s|$)|[\u0900-\u0D7F]/i
const anyState = /(?:^|\s)(?:[A-Z]{2}|up|mp)\s*$/

/** "Nurse jobs" means jobs for nurses. The search drops the last word, so it is removed from the field too. */
const ofAnyWork = /(?:^|\s+)(?:jobs?|vacanc(?:y|ies))$/i

type Read = {
  readonly q: string
  readonly filters: Readonly<Record<string, string>>
  /** Words that no filter can mean: a shift that the person does not want. They stay in the field, and the answer says that they were left out. */
  readonly denied?: string
}

/** Returns the URL with filters instead of the words that name them, so that people can see and remove them. Null if no word names a filter. */
export async function addressWithFilters({ pathname, searchParams }: URL): Promise<string | null> {
  const search = searchIn(searchParams)
  // A text that is too long to be searched stays in the field unchanged.
  if (!search.q || search.q.length > longestSearch) return null
  const before = search.fromWords?.split(',') ?? []
  // New words may name another place or salary than the words before did, but not than the person chose.
  const isGiven = (name: string): boolean => name in search && !before.includes(name)
  const { q: read, filters, denied } = await withPlace(await withFilters(search.q, isGiven), isGiven)
  const q = [read.replace(ofAnyWork, ''), denied].filter(Boolean).join(' ')
  if (q === search.q) return null
  const params = new URLSearchParams(searchParams)
  for (const [name, value] of Object.entries({ ...filters, q })) params.set(name, value)
  const fromWords = new Set([...before, ...Object.keys(filters)])
  if (fromWords.size > 0) params.set('fromWords', [...fromWords].join())
  if (q === '') params.delete('q')
  return params.size > 0 ? `${pathname}?${params.toString()}` : pathname
}

async function withFilters(q: string, isGiven: (name: string) => boolean): Promise<Read> {
  if (!anyFilter.test(q)) return { q, filters: {} }
  const { deniedShiftIn, readTyped } = await import('#features/search-words/read-filters.ts')
  const read = readTyped(q, isGiven)
  const [denied = ''] = deniedShiftIn(q)
  return {
    q: read.q,
    denied: read.q.includes(denied) ? '' : denied,
    filters: Object.fromEntries(Object.entries(read.filters).map(([name, value]) => [name, String(value)])),
  }
}

/** The list of places is large, so it is loaded only if the words may contain one. */
async function withPlace(read: Read, isGiven: (name: string) => boolean): Promise<Read> {
  if (isGiven('location') || 'location' in read.filters || !(anyPlace.test(read.q) || anyState.test(read.q))) return read
  const { readPlaceInWords } = await import('#features/search-places/read-place-in-words.ts')
  const place = readPlaceInWords(read.q)
  return place ? { ...read, q: place.q, filters: { ...read.filters, location: place.location } } : read
}
