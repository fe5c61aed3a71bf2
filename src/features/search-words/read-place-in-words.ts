/** Finds a place in the words of a search: "cook in Pune", "driver near Andheri", "nurse in TN", "tailor 411001". */
import { indianPlace } from '#features/jobs/indian-places.ts'
import { placeNames } from './place-names.ts'
import alsoCalled from './places/also-called.json' with { type: 'json' }
import letters from './places/letters.json' with { type: 'json' }
import cities from './places/localities.json' with { type: 'json' }
import { eachWord } from './read-filters.ts'
import { placeInScript, type PlaceInWords, readSaidPlace } from './read-said-place.ts'

/** Longer texts are no searches and are not read. */
const longestText = 200

/** A place after a preposition must be at the end of the search: "teacher in charge of sports" names no place. */
const atEnd = /^(.*?)(?:^|\s)(?:in|near|at|around|nearby)\s+(.{2,60})$/iu
const between = /(\s*[,/]\s*|\s+(?:or|and|&)\s+)/iu

const places: ReadonlySet<string> = new Set([
  ...placeNames,
  ...cities.flatMap(({ localities }) => localities),
  ...Object.values(alsoCalled).flat(),
])

/** Abbreviations of states that have another meaning in searches: human resources, accounts receivable, machine learning, Los Angeles. */
const ofWork = new Set(['AN', 'AR', 'AS', 'BR', 'CH', 'GA', 'HR', 'LA', 'LD', 'ML', 'MN', 'OD', 'PY', 'SK', 'TR', 'UK'])
const stateOf = new Map(Object.entries(letters).filter(([sign]) => sign.length === 2 && !ofWork.has(sign)))
/**
 * Abbreviations of states that are a place even without a preposition: "driver TN". Others, such as "AP" and "HP", are more often a trade or a
 * company.
 */
const known = 'DL|GJ|JH|KA|KL|MH|MP|PB|RJ|TN|UP|WB'
/** Pin codes of cities never end in "000", but sums of money do. */
const pinCode = String.raw`[1-8]\d{2}(?!000)\d{3}`
const onlyPinCode = new RegExp(`^${pinCode}$`)
/** An abbreviation or a pin code at the end. In a text that is all capitals, an abbreviation may be a word: "START UP". */
const alone = new RegExp(String.raw`^(?=.*[\p{Ll}\p{Lo}].*\s|\S+$|.*\d$)(|.*\s)(${known}|${pinCode})$`, 'u')

/** Returns the place and the words without it, or null if the text names no known place. */
export function readPlaceInWords(typed: string): PlaceInWords | null {
  if (typed.length > longestText) return null
  const [, before = '', place = ''] = atEnd.exec(typed) ?? alone.exec(typed.trim()) ?? []
  const location = namedIn(place.trim())
  if (location) return { q: before.trim(), location }
  if (eachWord.test(typed)) return null
  return (
    readCitiesAtEnd(typed) ??
    readPlaceBetween(typed) ??
    readSaidPlace(typed, (name) => name.length >= shortestName && places.has(name))
  )
}

const mostWords = 3
const shortestName = 4
const mostCities = 8
const cityNames: ReadonlySet<string> = new Set(placeNames)

/**
 * Reads two or more cities at the end, joined with "or" because no job is in all of them: "driver Delhi Mumbai Bangalore". A state beside a city only
 * says where the city is.
 */
function readCitiesAtEnd(typed: string): PlaceInWords | null {
  const words = typed
    .trim()
    .split(/[\s,/|]+/)
    .filter(Boolean)
  const found: string[] = []
  let end = words.length
  while (end > 0 && found.length < mostCities) {
    const length = [2, 1].find((count) =>
      cityNames.has(
        words
          .slice(Math.max(0, end - count), end)
          .join(' ')
          .toLowerCase(),
      ),
    )
    if (length === undefined) break
    found.unshift(words.slice(end - length, end).join(' '))
    end -= length
  }
  const isOnePlace = found.some((name) => indianPlace(name).city === null || name.length < shortestName)
  return found.length < 2 || isOnePlace ? null : { q: words.slice(0, end).join(' '), location: found.join(' or ') }
}

const before: ReadonlySet<string> = new Set(['in', 'near', 'at', 'around', 'nearby'])

/** Reads a place after a preposition with more words after it: "jobs in Mumbai on data entry". */
function readPlaceBetween(typed: string): PlaceInWords | null {
  const words = typed.trim().split(/\s+/)
  for (const at of words.keys()) {
    if (!before.has(words[at]?.toLowerCase() ?? '')) continue
    for (let count = mostWords; count > 0; count--) {
      const location = words
        .slice(at + 1, at + 1 + count)
        .join(' ')
        .replace(/[,;:.]$/, '')
      if (location.length >= shortestName && places.has(location.toLowerCase()))
        return { q: words.toSpliced(at, count + 1).join(' '), location }
    }
  }
  return null
}

/**
 * Reads a place at either end without a preposition: "python koramangala". Called only if nothing else was found, because the name may mean something
 * else.
 */
export function readPlaceBesideWords(typed: string): PlaceInWords | null {
  const words = typed.trim().split(/\s+/)
  for (let count = Math.min(mostWords, words.length - 1); count > 0; count--) {
    for (const [place, others] of [
      [words.slice(-count), words.slice(0, -count)],
      [words.slice(0, count), words.slice(count)],
    ] as const) {
      const name = place.join(' ')
      const location = places.has(name.toLowerCase()) ? name : placeInScript(name)
      if (location !== null && location.length >= shortestName) return { q: others.join(' '), location }
    }
  }
  return null
}

/** Accepts one place, or a list in which every place is known. */
function namedIn(typed: string): string | null {
  const whole = nameOf(typed)
  if (whole) return whole
  const names = typed.split(between).map((part, at) => (at % 2 === 0 ? nameOf(part) : part))
  return names.includes(null) ? null : names.join('')
}

/** Suffixes of the name of a town: "Tarapur MIDC". */
const ofTown = /\s(?:midc|gidc|sipcot|sidcul|riico|industrial (?:area|estate)|district|city|town)$/i

function nameOf(typed: string): string | null {
  const part = places.has(typed.toLowerCase()) ? typed : typed.replace(ofTown, '')
  if (places.has(part.toLowerCase()) || onlyPinCode.test(part)) return part
  return stateOf.get(part.toUpperCase()) ?? null
}
