import type { JobSearch } from '#features/job-search/contract.ts'
import fillers from '../../../../../content/assistant/fillers.json' with { type: 'json' }
import { bestPaidIn } from '#features/search-words/read-request.ts'
import { readTyped } from '#features/search-words/read-filters.ts'
import { findPlaces, type PlaceSpan } from './find-places.ts'
import { correctTrade, isTradeWord, latinName } from './lexicon.ts'
import { isOwnWord, meantWord } from './match-phrases.ts'
import { findYears, levelOf, readPay } from './read-figures.ts'
import { plainWord, type Word, wordsOf } from './words.ts'

/** The details of a question, besides its intent. */
export type Slots = {
  /** The words that name the work, as typed, for the job search. Empty if there are none. */
  readonly role: string
  /** Like `role` with typing errors corrected, for functions that do not correct errors themselves. */
  readonly meantRole: string
  readonly hasTrade: boolean
  /** The class that the person has passed, as jobs write it: "12th pass". Empty if none is named. */
  readonly qualification: string
  readonly place: string
  readonly years: number | null
  readonly experience: JobSearch['experience']
  readonly jobType: JobSearch['jobType']
  readonly demographic: JobSearch['demographic']
  readonly shift: JobSearch['shift']
  readonly walkIn: JobSearch['walkIn']
  /** In rupees per year. */
  readonly pay: number | null
  /** The words that ask for the best paid jobs: "highest paying". Empty if there are none. */
  readonly bestPaid: string
}

const filler: ReadonlySet<string> = new Set(fillers)
const mostRoleWords = 6
const fromHome = /\bwork from home\b|\bwfh\b|\bghar (?:baithe|se)\b|घर (?:से|बैठे)/u

/** A student who asks, and not a trade: "college student", "jobs for students", but not "student counsellor". */
const student =
  /\b(?:college|university|degree|graduation)[\s-](?:going[\s-])?(?:students?|boys?|girls?|ke student)\b(?!\s(?:counsell?or|advis[eo]r|relation|affair|support|service|success))|\bfor (?:[a-z]+ )?students?$|\b(?:i am|i'm|im|i’m|main|mai) (?:an? |ek )?(?:[a-z]+ )?student\b|कॉलेज (?:स्टूडेंट|छात्र)|छात्र(?:ा|ों)?(?![\p{L}\p{M}])/u
const studies: ReadonlySet<string> = new Set([
  'college',
  'university',
  'degree',
  'graduation',
  'going',
  'student',
  'boy',
  ...['कॉलेज', 'स्टूडेंट', 'छात्र', 'छात्रा', 'छात्रों'].map(plainWord),
])
const isOfStudent = (text: string): boolean => student.test(text)

const isFiller = (plain: string): boolean =>
  filler.has(plain) || filler.has(latinName(plain)) || /^\d+(?:k|th|vin?|वीं?)?$/.test(plain)

export function readSlots(message: string, words: readonly Word[]): Slots {
  const places = findPlaces(words)
  const text = message.toLowerCase()
  const [bestPaid = ''] = bestPaidIn(text)
  const read = readTyped(text, () => false)
  const { shift, walkIn } = read.filters
  const ofWork = (shift || walkIn ? read.q : text).replace(bestPaid, ' ')
  const said = ofWork === text ? words : wordsOf(ofWork)
  const { role, meantRole, hasTrade } = readRole(said, said === words ? places : findPlaces(said), isOfStudent(text))
  const years = findYears(text)
  return {
    role: fromHome.test(text) && !role.includes('remote') ? `${role} remote`.trim() : role,
    meantRole,
    hasTrade,
    qualification: qualificationIn(text),
    place: [...new Set(places.map(({ name }) => name))].join(' or '),
    years,
    ...peopleIn(text, levelOf(text, years), read.filters.demographic),
    shift,
    walkIn,
    pay: readPay(text),
    bestPaid,
  }
}

/** A fresher is also a level of experience; both filters together would find less. */
function peopleIn(text: string, experience: Slots['experience'], demographic: Slots['demographic']) {
  return {
    experience,
    jobType: jobTypeOf(text) ?? (isOfStudent(text) && experience === undefined ? 'part-time' : undefined),
    demographic: demographicOf(text) ?? (experience === undefined ? demographic : undefined),
  }
}

type RoleSlots = Pick<Slots, 'role' | 'meantRole' | 'hasTrade'>

function readRole(words: readonly Word[], places: readonly PlaceSpan[], isStudent: boolean): RoleSlots {
  const isPlace = (at: number): boolean => places.some(({ from, to }) => at >= from && at <= to)
  const rest = words
    .map((word, at) => ({ ...word, at }))
    .filter(({ plain }) => !(isStudent && studies.has(plain)))
    .filter(({ at, plain }) => !isPlace(at) && !isFiller(plain) && !isFiller(meantWord(plain)))
  const trades = rest.filter(({ plain }) => isTradeWord(meantTrade(plain)))
  // If words of a trade are found, only the words next to one of them belong to it: "two wheeler mechanic".
  const said = trades.length > 0 ? rest.filter(({ at }) => trades.some((trade) => Math.abs(trade.at - at) <= 1)) : rest
  const names = said.slice(0, mostRoleWords)
  return {
    role: names.map(({ plain, typed }) => inLatin(plain, typed)).join(' '),
    meantRole: names
      .map(({ plain, typed }) => inLatin(meantTrade(plain), meantTrade(plain) === plain ? typed : meantTrade(plain)))
      .join(' '),
    hasTrade: trades.length > 0,
  }
}

/** The Latin name of a word in another script; any other word as it was typed. */
function inLatin(plain: string, typed: string): string {
  return latinName(plain) === plain ? typed.toLowerCase() : latinName(plain)
}

/** The word of a trade that a misspelt word means. Other words are returned unchanged. */
function meantTrade(plain: string): string {
  return isOwnWord(plain) ? plain : (correctTrade(plain) ?? plain)
}

function qualificationIn(text: string): string {
  const year = /(?<![\d.,])(5|8|9|10|11|12)\s?(?:th|vi?n?|वीं|वी)?[\s-]?(?:class\s)?(?:pass|paas|पास)(?![\p{L}\p{M}])/u.exec(
    text,
  )?.[1]
  return year === undefined ? '' : `${year}th pass`
}

function jobTypeOf(text: string): Slots['jobType'] {
  if (/\bpart[\s-]?time\b|पार्ट ?टाइम/.test(text)) return 'part-time'
  if (/\bfull[\s-]?time\b|फुल ?टाइम/.test(text)) return 'full-time'
  if (/\bintern(?:ship)?s?\b|इंटर्न/.test(text)) return 'internship'
  return /\bcontract(?:ual)?\b/.test(text) ? 'contract' : undefined
}

function demographicOf(text: string): Slots['demographic'] {
  if (/\b(?:women|woman|female|ladies|lady|mahila|girls)\b|महिला|लड़कियों/.test(text)) return 'female_professional'
  if (/\b(?:veterans?|ex-?service ?m[ae]n|fauji|retired army)\b|पूर्व सैनिक/.test(text)) return 'veteran'
  return /\breturning mothers?\b/.test(text) ? 'returning_mother' : undefined
}
