/** The work that is named somewhere in a short text whose other words only describe it: of "watchman security rural area" a watchman is asked for. */
import spareWords from '../words/spare-words.json' with { type: 'json' }
import { isIndustry, isSkill, keyOf } from './kinds-of-words.ts'
import { meansEachWord } from './normalise-words.ts'
import {
  describesWork,
  isGeneric,
  occupationNames,
  type OccupationName,
  tradesEnding,
  weightOf,
  wordsIn,
} from './occupation-names.ts'
import { isTypedPlace } from './read-place.ts'
import { isVagueWord } from './trade-evidence.ts'
import { isWrittenName, nameSaid } from './spoken-names.ts'
import { searchedWords } from './word-forms.ts'

/** `words` as they were typed, `name` what employers write instead where they do. */
type NamedWork = { readonly words: string; readonly name: string | null; readonly isField: boolean }
type Span = NamedWork & { readonly at: number; readonly length: number; readonly weight: number }
/** `others` neither name work nor a place. */
type WorksNamed = { readonly works: readonly NamedWork[]; readonly places: readonly string[]; readonly others: readonly string[] }

/** A longer text is an advertisement or tells of somebody. */
const mostWords = 12
const longestName = 4
const between = /[\s,;|()/&]+/

/** The name of a trade says more than a word of its field. */
const tradeWeight = 2

/** With capitals, as who advertises writes. */
const isTitle = /\p{Lu}\S*\s.*\p{Lu}/u

const byWords = Map.groupBy(occupationNames, ({ words }) => words.join(' '))

/** The words of a text with the works that are named in it, whole occupations before fields; none where each word is meant as it stands. */
export function worksNamed(typed: string): WorksNamed {
  const words = searchedWords(typed).split(between).filter(Boolean)
  if (meansEachWord(typed) || words.length < 2 || words.length > mostWords) return { works: [], places: [], others: [] }
  const inTitle = isTitle.test(typed)
  const spans = apart(words.flatMap((_, at) => spansAt(words, at, inTitle)))
  const whole = spans.filter(({ isField }) => !isField)
  const found = whole.length > 0 ? whole : spans
  const others = words.filter((word, at) => !isTypedPlace(word) && !found.some((span) => isIn(span, at)))
  const isEnough = whole.length > 0 ? isWholeEnough(others, inTitle) : isFieldEnough(others, inTitle)
  const works =
    isEnough && !others.some(isOfSkill) && (!inTitle || spans.length === 1)
      ? found.filter(({ length }) => length < words.length)
      : []
  return { works, places: words.filter(isTypedPlace), others }
}

const isIn = ({ at, length }: Span, index: number): boolean => index >= at && index < at + length

/** Where jobs only mention a skill, they are meant. */
const isOfSkill = (word: string): boolean => isSkill(keyOf(word).replaceAll('.', ''))

const mostBesideWhole = 4
const sayingMore = (words: readonly string[]): readonly string[] => words.filter((word) => !wordsIn(word).every(saysLittle))

const isWholeEnough = (others: readonly string[], inTitle: boolean): boolean =>
  sayingMore(others).length <= mostBesideWhole && !(inTitle && others.some(saysWho))

/** A field is the work only where hardly anything else is said: no other word of work, and nobody of a trade as an engineer is. */
const isFieldEnough = (others: readonly string[], inTitle: boolean): boolean =>
  sayingMore(others).length < (inTitle ? 1 : 2) && !others.some((word) => saysWho(word) && (inTitle || !isWrittenName(word)))

const saysWho = (word: string): boolean => saysTooLittle(wordsIn(word)) || wordsIn(word).some((form) => skilled.has(form))
/** Ranks say little; of these each is another trade in each field. */
const skilled: ReadonlySet<string> = new Set(['engineer', 'analyst', 'technician', 'operator', 'developer'])

/** The words that say the work, which are the last to be left out. */
export const wordsOfWork = (typed: string): ReadonlySet<string> =>
  new Set(worksNamed(typed).works.flatMap(({ words }) => wordsIn(words)))

function spansAt(words: readonly string[], at: number, inTitle: boolean): Span[] {
  const lengths = Array.from({ length: Math.min(longestName, words.length - at) }, (_, i) => i + 1)
  return lengths.flatMap((length) => spanOf(words.slice(at, at + length), at, inTitle) ?? [])
}

function spanOf(words: readonly string[], at: number, inTitle: boolean): Span | null {
  const text = words.join(' ')
  const forms = wordsIn(text)
  if (words.some(isTypedPlace) || forms.every(saysLittle)) return null
  const said = nameSaid(text)
  const named = (byWords.get(forms.join(' ')) ?? []).filter(({ trade }) => trade !== null)
  if (said === null && (named.length === 0 || !saysEnough(text, inTitle))) return null
  const isField = saysTooLittle(forms) || (said === null && !named.some(isWhole))
  return { words: text, name: said, at, length: words.length, weight: weightOfSpan(forms, named), isField }
}

/** A helper is one as people ask for it, and of any trade in a title. */
const saysEnough = (text: string, inTitle: boolean): boolean => !saysTooLittle(wordsIn(text)) || (!inTitle && isWrittenName(text))

function weightOfSpan(forms: readonly string[], named: readonly OccupationName[]): number {
  const ofTrade = named.some(({ name, trade }) => name === trade) ? tradeWeight : 0
  // Where the work is done says less than what is done there.
  const ofIndustry = forms.every(isIndustry) ? tradeWeight : 0
  return forms.reduce((sum, form) => sum + weightOf(form), ofTrade - ofIndustry)
}

const spare: ReadonlySet<string> = new Set(`${spareWords.people} ${spareWords.terms}`.split(' '))
const saysLittle = (form: string): boolean => isGeneric(form) || describesWork(form) || isVagueWord(form) || spare.has(form)

/** A name of several words, or of who does the work of one trade. */
const isWhole = ({ words, isField, name, trade }: OccupationName): boolean =>
  (name === trade || (trade !== null && !isField)) &&
  (words.length > 1 || (isPerson(name) && tradesEnding(words[0] ?? '') < (name === trade ? mostTrades : 2)))

/** A nurse of any kind is one; an architect may build software. */
const mostTrades = 3
/** So end the names of who does the work. */
const isPerson = (name: string): boolean => /(?:er|or|ist|ian|ant|man|nurse|chef|cook|mason|architect)s?$/.test(name)

/** Of a designer or an architect alone the words beside it say what the work is. */
const saysTooLittle = ([word = '', ...others]: readonly string[]): boolean =>
  others.length === 0 && !isGeneric(word) && isPerson(word) && tradesEnding(word) >= mostTrades

/** None within another, those that say most first. */
function apart(spans: readonly Span[]): Span[] {
  const kept: Span[] = []
  for (const span of spans.toSorted(
    (a, b) => Number(a.isField) - Number(b.isField) || b.length - a.length || b.weight - a.weight,
  ))
    if (kept.every((other) => span.at >= other.at + other.length || other.at >= span.at + span.length)) kept.push(span)
  return kept
}
