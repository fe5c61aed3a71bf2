/** A place in words: "cook in Pune", "driver near Andheri", "nurse in TN", "tailor 411001". */
import { indianPlace } from '#features/jobs/indian-places.ts'
import { placeNames } from './place-names.ts'
import alsoCalled from './places/also-called.json' with { type: 'json' }
import letters from './places/letters.json' with { type: 'json' }
import cities from './places/localities.json' with { type: 'json' }
import { eachWord } from './read-filters.ts'
import { placeInScript, type PlaceInWords, readSaidPlace } from './read-said-place.ts'

/** Longer texts are no searches. */
const longestText = 200

/** At the end of a search only: "teacher in charge of sports" names no place. */
const atEnd = /^(.*?)(?:^|\s)(?:in|near|at|around|nearby)\s+(.{2,60})$/iu
const between = /(\s*[,/]\s*|\s+(?:or|and|&)\s+)/iu

const places: ReadonlySet<string> = new Set([
  ...placeNames,
  ...cities.flatMap(({ localities }) => localities),
  ...Object.values(alsoCalled).flat(),
])

/** Letters of states that say something else about work: human resources, accounts receivable, machine learning, Los Angeles. */
const ofWork = new Set(['AN', 'AR', 'AS', 'BR', 'CH', 'GA', 'HR', 'LA', 'LD', 'ML', 'MN', 'OD', 'PY', 'SK', 'TR', 'UK'])
const stateOf = new Map(Object.entries(letters).filter(([sign]) => sign.length === 2 && !ofWork.has(sign)))
/** Without a word before them: "driver TN". Other letters are more often a trade or a company there, as "AP" and "HP" are. */
const known = 'DL|GJ|JH|KA|KL|MH|MP|PB|RJ|TN|UP|WB'
/** No pin code of a city ends with three zeros; a sum of money does. */
const pinCode = String.raw`[1-8]\d{2}(?!000)\d{3}`
const onlyPinCode = new RegExp(`^${pinCode}$`)
/** Where all is in capitals, so are words: "START UP". */
const alone = new RegExp(String.raw`^(?=.*[\p{Ll}\p{Lo}].*\s|\S+$|.*\d$)(|.*\s)(${known}|${pinCode})$`, 'u')

/** The words without the place, and the place; null where they name none that is known. */
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

/** Several cities that no word joins to the others, as no job is in all of them: "driver Delhi Mumbai Bangalore". A state says only where its city is. */
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

/** With words behind it: "jobs in Mumbai on data entry". */
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

/** A place at either end that no word joins to the others: "python koramangala". Its name may mean something else, so it is a place only where else nothing is found. */
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

/** One place, or a list of places that all are known. */
function namedIn(typed: string): string | null {
  const whole = nameOf(typed)
  if (whole) return whole
  const names = typed.split(between).map((part, at) => (at % 2 === 0 ? nameOf(part) : part))
  return names.includes(null) ? null : names.join('')
}

/** Behind the name of a town: "Tarapur MIDC". */
const ofTown = /\s(?:midc|gidc|sipcot|sidcul|riico|industrial (?:area|estate)|district|city|town)$/i

function nameOf(typed: string): string | null {
  const part = places.has(typed.toLowerCase()) ? typed : typed.replace(ofTown, '')
  if (places.has(part.toLowerCase()) || onlyPinCode.test(part)) return part
  return stateOf.get(part.toUpperCase()) ?? null
}
