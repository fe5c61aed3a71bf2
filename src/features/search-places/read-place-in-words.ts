/** Finds a place in the words of a search: "cook in Pune", "driver near Andheri", "nurse in TN", "tailor 411001". */
import { localitiesOfSomeCity, placeNames } from './place-names.ts'
import alsoCalled from './places/also-called.json' with { type: 'json' }
import letters from './places/letters.json' with { type: 'json' }
import cities from './places/localities.json' with { type: 'json' }
import { readCitiesAtBeginning, readCitiesAtEnd, shortestName } from './read-cities.ts'
import { eachWord } from './stop-words.ts'
import { type PlaceInWords, readSaidPlace } from './read-said-place.ts'

/** Longer texts are no searches and are not read. */
const longestText = 200

/** A place after a preposition must be at the end of the search: "teacher in charge of sports" names no place. */
const atEnd = /^(.*?)(?:^|\s)(?:in|near|at|around|nearby)\s+(.{2,60})$/iu
const between = /(\s*[,/]\s*|\s+(?:or|and|&)\s+)/iu

/** In lower case. */
export const places: ReadonlySet<string> = new Set([
  ...placeNames,
  ...cities.flatMap(({ city, localities }) => [city.toLowerCase(), ...localities]),
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
/** Short names of cities in any case: "bpo hyd". Others, such as "mum" and "cal", are also words. */
const ofCity = 'blr|bglr|blore|hyd|ahd|ggn|lko|pnq|ccu|cbe|vns|tvm'
const isOfCity = new RegExp(`^(?:${ofCity})$`, 'iu')
const cityAlone = new RegExp(String.raw`^(|.*\s)(${ofCity})$`, 'iu')
const cityFirst = new RegExp(String.raw`^(${ofCity})\s+(.*\p{L}.*)$`, 'iu')
/** Small letters that are a state only behind a word for jobs: "govt jobs up". Elsewhere "up" belongs to a verb. */
const behindJobs =
  /^(.*\b(?:jobs?|vacancy|vacancies|naukri|bharti|recruitment|govt|sarkari)\b(?:.*\s)?)(?<!\b(?:start|pick|follow|set|back|step|build|sign) )(up|mp)$/iu
const alone = new RegExp(String.raw`^(?=.*[\p{Ll}\p{Lo}].*\s|\S+$|.*\d$)(|.*\s)(${known}|${pinCode})$`, 'u')

/** A sign that stood between the words and the place: "HR Manager - Noida". */
const signAtEnd = /[\s|,:–—-]+$/u

/** Returns the place and the words without it, or null if the text names no known place. */
export function readPlaceInWords(typed: string): PlaceInWords | null {
  const read = placeIn(typed)
  return read && { ...read, q: read.q.replace(signAtEnd, '') }
}

const shortNameAtEnd = (typed: string) => alone.exec(typed) ?? cityAlone.exec(typed) ?? behindJobs.exec(typed)

function placeAtBeginning(typed: string): PlaceInWords | null {
  const [, location = '', q = ''] = cityFirst.exec(typed) ?? []
  return location === '' ? readCitiesAtBeginning(typed) : { q, location }
}

function placeIn(typed: string): PlaceInWords | null {
  if (typed.length > longestText) return null
  const [, before = '', place = ''] = atEnd.exec(typed) ?? shortNameAtEnd(typed.trim()) ?? []
  const location = namedIn(place.trim())
  if (location) return { q: before.trim(), location }
  return readCitiesAtEnd(typed) ?? (eachWord.test(typed) ? null : readPlaceWithin(typed)) ?? placeAtBeginning(typed)
}

function readPlaceWithin(typed: string): PlaceInWords | null {
  return readPlaceBetween(typed) ?? readSaidPlace(typed, (name) => name.length >= shortestName && places.has(name))
}

const mostWords = 3
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

/** Accepts one place, or a list in which every place is known. */
function namedIn(typed: string): string | null {
  const whole = nameOf(typed)
  if (whole) return whole
  const names = typed.split(between).map((part, at) => (at % 2 === 0 ? nameOf(part) : part))
  return names.includes(null) ? null : names.join('')
}

/** What stands before or behind the name of a town: "Tarapur MIDC". */
const estate = 'midc|gidc|sipcot|sidcul|riico'
const ofTown = new RegExp(String.raw`^(?:${estate})\s|\s(?:${estate}|industrial (?:area|estate)|district|city|town)$`, 'i')

/** The dot of "T.Nagar" and the hyphen of "Hi-Tech City". */
const signInName = /(?<=\p{L})[.-](?=\p{L})/gu
export const withoutSigns = (name: string): string => (places.has(name.toLowerCase()) ? name : name.replace(signInName, ' '))

/** The name of a town without what is said of it: "Tarapur MIDC" is in Tarapur. */
export const townIn = (typed: string): string => (places.has(typed.toLowerCase()) ? typed : typed.replace(ofTown, ''))

/**
 * The city behind the name of a locality that no list has there: many cities have a Gandhi Nagar. Only names of several words count, because a single
 * one may be a word of work.
 */
export function cityBehindLocality(name: string): string | null {
  const words = name.split(' ')
  const at = words.findIndex(
    (_, i) =>
      i > 1 &&
      localitiesOfSomeCity.has(words.slice(0, i).join(' ').toLowerCase()) &&
      placeNames.includes(words.slice(i).join(' ').toLowerCase()),
  )
  return at < 0 ? null : words.slice(at).join(' ')
}

function nameOf(written: string): string | null {
  const part = townIn(withoutSigns(written))
  if (places.has(part.toLowerCase()) || onlyPinCode.test(part)) return part
  return cityBehindLocality(part) ?? stateOf.get(part.toUpperCase()) ?? (isOfCity.test(part) ? part : null)
}
