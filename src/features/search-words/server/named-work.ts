/** Finds the names of work in a short text whose other words only describe it: "watchman security rural area" asks for a watchman. */
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
import { isTypedPlace } from '#features/search-places/server/public.ts'
import { isVagueWord } from './trade-evidence.ts'
import { isWrittenName, nameSaid } from './spoken-names.ts'
import { isTitle } from './title-head.ts'
import { searchedWords } from './word-forms.ts'

/** `words` are the typed words. `name` is the name that employers use for this work, or null if the typed words are already that name. */
type NamedWork = { readonly words: string; readonly name: string | null; readonly isField: boolean }
type Span = NamedWork & { readonly at: number; readonly length: number; readonly weight: number }
/** `others` are the words that name neither work nor a place. */
type WorksNamed = { readonly works: readonly NamedWork[]; readonly places: readonly string[]; readonly others: readonly string[] }

/** Longer texts are advertisements or self-descriptions, and are not read here. */
const mostWords = 12
const longestName = 4
const between = /[\s,;|()/&]+/

/** Added to the weight of the name of a trade, which is more specific than a word of its field. */
const tradeWeight = 2

const byWords = Map.groupBy(occupationNames, ({ words }) => words.join(' '))

/** Finds the works named in a text; whole occupations win over fields. Returns no works if the text uses search operators (quotes, minus, "or"). */
export function worksNamed(typed: string): WorksNamed {
  const words = searchedWords(typed).split(between).filter(Boolean)
  if (meansEachWord(typed) || words.length < 2 || words.length > mostWords) return { works: [], places: [], others: [] }
  const inTitle = isTitle(typed)
  const spans = apart(words.flatMap((_, at) => spansAt(words, at, inTitle)))
  const whole = spans.filter(({ isField }) => !isField)
  const found = whole.length > 0 ? whole : spans
  const others = words.filter((word, at) => !isTypedPlace(word) && !found.some((span) => isIn(span, at)))
  const isEnough = whole.length > 0 ? isWholeEnough(others, inTitle) : isFieldEnough(others, inTitle)
  const works =
    isEnough && !others.some(isOfSkill) && !(inTitle && areSeveral(spans, whole))
      ? found.filter(({ length }) => length < words.length)
      : []
  return { works, places: words.filter(isTypedPlace), others }
}

/** A title that begins with the name of an occupation goes on with what describes it: "Telecaller B2C Investment". */
const areSeveral = (spans: readonly Span[], [first, ...others]: readonly Span[]): boolean =>
  spans.length !== 1 && (first?.at !== 0 || others.length > 0)

const isIn = ({ at, length }: Span, index: number): boolean => index >= at && index < at + length

/** A skill is often not in the title: jobs that only mention it are relevant too, so the search must not be reduced to the work beside it. */
const isOfSkill = (word: string): boolean => isSkill(keyOf(word).replaceAll('.', ''))

const mostBesideWhole = 4
const sayingMore = (words: readonly string[]): readonly string[] => words.filter((word) => !wordsIn(word).every(saysLittle))

const isWholeEnough = (others: readonly string[], inTitle: boolean): boolean =>
  sayingMore(others).length <= mostBesideWhole && !(inTitle && others.some(saysWho))

/**
 * A word of a field ("sales") is taken as the work only if almost no other word carries meaning and no other word names a profession such as
 * engineer.
 */
const isFieldEnough = (others: readonly string[], inTitle: boolean): boolean =>
  sayingMore(others).length < (inTitle ? 1 : 2) && !others.some((word) => saysWho(word) && (inTitle || !isWrittenName(word)))

const saysWho = (word: string): boolean => saysTooLittle(wordsIn(word)) || wordsIn(word).some((form) => skilled.has(form))
/** Generic heads of titles that name a different trade in each field: a network engineer is no civil engineer. */
const skilled: ReadonlySet<string> = new Set(['engineer', 'analyst', 'technician', 'operator', 'developer'])

/** The typed words that name the work. A relaxed query drops them last. */
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

/** A generic name such as "helper" counts in a typed search if employers use it as a name, but not in a title, where it may belong to any trade. */
const saysEnough = (text: string, inTitle: boolean): boolean => !saysTooLittle(wordsIn(text)) || (!inTitle && isWrittenName(text))

function weightOfSpan(forms: readonly string[], named: readonly OccupationName[]): number {
  const ofTrade = named.some(({ name, trade }) => name === trade) ? tradeWeight : 0
  // The industry in which the work is done says less than the work itself.
  const ofIndustry = forms.every(isIndustry) ? tradeWeight : 0
  return forms.reduce((sum, form) => sum + weightOf(form), ofTrade - ofIndustry)
}

const spare: ReadonlySet<string> = new Set(`${spareWords.people} ${spareWords.peopleInScripts} ${spareWords.terms}`.split(' '))
const saysLittle = (form: string): boolean => isGeneric(form) || describesWork(form) || isVagueWord(form) || spare.has(form)

/** True for a name of several words, or for one word that names a person and belongs to one trade or few ("electrician"). */
const isWhole = ({ words, isField, name, trade }: OccupationName): boolean =>
  (name === trade || (trade !== null && !isField)) &&
  (words.length > 1 || (isPerson(name) && tradesEnding(words[0] ?? '') < (name === trade ? mostTrades : 2)))

/**
 * One word names its trade if fewer trades than this have names that end in it: every kind of nurse is a nurse, but an architect may build software.
 */
const mostTrades = 3
/** Endings of words that name the person who does the work. */
const isPerson = (name: string): boolean => /(?:er|or|ist|ian|ant|man|nurse|chef|cook|mason|architect)s?$/.test(name)

/** True for a single word such as "designer" or "architect", which means little without the word beside it. */
const saysTooLittle = ([word = '', ...others]: readonly string[]): boolean =>
  others.length === 0 && !isGeneric(word) && isPerson(word) && tradesEnding(word) >= mostTrades

/** Selects spans that do not overlap. Occupations are preferred to fields, then longer spans, then heavier ones. */
function apart(spans: readonly Span[]): Span[] {
  const kept: Span[] = []
  for (const span of spans.toSorted(
    (a, b) => Number(a.isField) - Number(b.isField) || b.length - a.length || b.weight - a.weight,
  ))
    if (kept.every((other) => span.at >= other.at + other.length || other.at >= span.at + span.length)) kept.push(span)
  return kept
}
