/** The names of occupations and the words of their fields, and how much each word of them says. */
import scriptNames from '../../../../database/names/script-names.json' with { type: 'json' }
import descriptions from '../words/descriptions.json' with { type: 'json' }
import fields from '../words/fields.json' with { type: 'json' }
import families from '../words/trade-families.json' with { type: 'json' }
import occupations from '#features/job-suggestions/occupations.json' with { type: 'json' }

/** `trade` is null for work that is like none of the trades. */
export type OccupationName = {
  readonly trade: string | null
  readonly name: string
  readonly words: readonly string[]
  readonly isField: boolean
}

/** Forms of one word: anyone who does engineering is an engineer. */
const sameWords = new Map([
  ['tech', 'technician'],
  ['engg', 'engineer'],
  ['analysis', 'analyst'],
  ['engineering', 'engineer'],
  ['counselor', 'counsellor'],
  ['adviser', 'advisor'],
  ['centre', 'center'],
  ['sale', 'sales'],
])

const alwaysPlural: ReadonlySet<string> = new Set(['sales', 'accounts', 'parts', 'airlines', 'devices'])

const { generic, ...describing } = descriptions

const listOf = (texts: readonly string[]): ReadonlySet<string> => new Set(texts.flatMap((text) => text.split(/[^a-z]+/)))
const workWords = listOf([
  generic,
  ...occupations.flatMap(({ trade, names }) => [trade, names]),
  ...fields.map(({ words }) => words),
])
const describingForms = listOf(Object.values(describing))

/**
 * "Class" stays as it is. Of what ends in a vowel and "s" only the lists know whether it is a plural: "nurses" is, and "business" is none. "Technologies"
 * stands in names of companies, unlike "technology".
 */
function singularOf(word: string): string {
  if (alwaysPlural.has(word) || !word.endsWith('s')) return word
  if (/[^aeious]s$/.test(word)) return word.slice(0, -1)
  const singulars = describingForms.has(word) ? [] : [word.slice(0, -1), word.replace(/ies$/, 'y')]
  return singulars.find((each) => workWords.has(each)) ?? word
}

function formOf(word: string): string {
  const singular = singularOf(word)
  return sameWords.get(singular) ?? singular
}

/** Names of work in the scripts of India, in Latin letters. */
const latinNames: ReadonlyMap<string, string> = new Map(
  scriptNames.flatMap(({ latin, names }) =>
    names
      .normalize('NFC')
      .split(' ')
      .map((name) => [name, latin] as const),
  ),
)

export const wordsIn = (text: string): string[] =>
  (withoutSigns(text.toLowerCase().normalize('NFC')).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map((word) =>
    formOf(latinNames.get(word) ?? word),
  )

/** As the index has them. */
const withoutSigns = (text: string): string =>
  text.replaceAll('c++', 'cplusplus').replaceAll('c#', 'csharp').replaceAll('.net', ' dotnet')

const genericWords: ReadonlySet<string> = new Set(wordsIn(generic))
const describingWords: ReadonlySet<string> = new Set(Object.values(describing).flatMap(wordsIn))

export const describesWork = (word: string): boolean => describingWords.has(word)

/** It says what the work is beside others only. */
export const isGeneric = (word: string): boolean => genericWords.has(word)

const namesOf = (list: string, trade: string | null, isField: boolean): OccupationName[] =>
  list.split(', ').map((name) => ({ trade, name, words: wordsIn(name), isField }))

/** Of work that is like no trade, several words are the whole name: "mental health" is not health. */
const wholeIfNoTrade = (name: OccupationName): OccupationName =>
  name.trade === null ? { ...name, isField: name.words.length === 1 } : name

/** A trade of several words is called as a whole, and says more than each of them: "medical coder". */
const isWholeName = (trade: string): boolean => trade.includes(' ')

/** "Immediate joiner" looks for no carpenter. */
const saysWork = ({ words }: OccupationName): boolean => !words.every(describesWork)

export const occupationNames: readonly OccupationName[] = [
  ...occupations.flatMap(({ trade, names }) => [...namesOf(names, trade, false), ...namesOf(trade, trade, !isWholeName(trade))]),
  ...fields.flatMap(({ trade, words }) => namesOf(words, trade, true)).map(wholeIfNoTrade),
].filter(saysWork)

const tradesOf = new Map<string, Set<string | null>>()
for (const { trade, words } of occupationNames)
  for (const word of words) tradesOf.set(word, (tradesOf.get(word) ?? new Set()).add(trade))

const leastWeight = 0.3

/** A word that few trades have says most about one; one that only describes work says little. */
export function weightOf(word: string): number {
  return describesWork(word) ? leastWeight : Math.max(leastWeight, Math.log(occupations.length / tradesWith(word)))
}

/** A name or a field has the word. */
export const isNamed = (word: string): boolean => tradesOf.has(word)

const tradeFamilies: readonly ReadonlySet<string | null>[] = families.map((list) => new Set(list.split(', ')))

/** Work of the same kind, each of which may ask for the other: Java and AWS. */
export const isSameFamily = (one: string | null, other: string | null): boolean =>
  one === other || tradeFamilies.some((family) => family.has(one) && family.has(other))

/** The word stands in names and fields of the same kind of work only. */
export const isOfFamily = (word: string, trade: string): boolean =>
  [...(tradesOf.get(word) ?? [null])].every((other) => isSameFamily(trade, other))

const tradesWith = (word: string): number => tradesOf.get(word)?.size ?? 1

const fewTrades = 2
const tradesByLastWord = Map.groupBy(occupationNames, ({ words }) => words.at(-1) ?? '')

/** How many trades have a name that ends with the word. */
export const tradesEnding = (word: string): number => new Set(tradesByLastWord.get(word)?.map(({ trade }) => trade)).size

/** Of a scientist or a designer the words beside it say what the work is. */
export const endsManyNames = (word: string): boolean => tradesEnding(word) > fewTrades
