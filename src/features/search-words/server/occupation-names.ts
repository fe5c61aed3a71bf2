/** The names of occupations, the words of their fields, and a weight for each word. */
import scriptNames from '../../../../database/names/script-names.json' with { type: 'json' }
import descriptions from '../words/descriptions.json' with { type: 'json' }
import fields from '../words/fields.json' with { type: 'json' }
import families from '../words/trade-families.json' with { type: 'json' }
import occupations from '#features/job-suggestions/occupations.json' with { type: 'json' }

/** `trade` is the similar trade that jobs are searched for. It is null for work that is similar to no trade. */
export type OccupationName = {
  readonly trade: string | null
  readonly name: string
  readonly words: readonly string[]
  readonly isField: boolean
}

/** Words that count as the same word: anyone who does engineering is an engineer. */
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
 * Removes the "s" of a plural. For words that end in a vowel and "s", the lists decide: "nurses" is a plural, "business" is not. Describing words
 * stay in the plural: "technologies" occurs in names of companies, unlike "technology".
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

/** Maps the names of work in Indian scripts to Latin letters. */
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

/** Replaces names with signs by the words that the index has for them. */
const withoutSigns = (text: string): string =>
  text.replaceAll('c++', 'cplusplus').replaceAll('c#', 'csharp').replaceAll('.net', ' dotnet')

const genericWords: ReadonlySet<string> = new Set(wordsIn(generic))
const describingWords: ReadonlySet<string> = new Set(Object.values(describing).flatMap(wordsIn))

export const describesWork = (word: string): boolean => describingWords.has(word)

/** True for words that name work only together with other words. */
export const isGeneric = (word: string): boolean => genericWords.has(word)

const namesOf = (list: string, trade: string | null, isField: boolean): OccupationName[] =>
  list.split(', ').map((name) => ({ trade, name, words: wordsIn(name), isField }))

/** For work without a similar trade, a name of several words must match completely: "mental health" is not "health". */
const wholeIfNoTrade = (name: OccupationName): OccupationName =>
  name.trade === null ? { ...name, isField: name.words.length === 1 } : name

/** The name of a trade with several words must match completely: "medical coder". */
const isWholeName = (trade: string): boolean => trade.includes(' ')

/** False for names that consist of describing words only: "immediate joiner" is no joiner (carpenter). */
const saysWork = ({ words }: OccupationName): boolean => !words.every(describesWork)

export const occupationNames: readonly OccupationName[] = [
  ...occupations.flatMap(({ trade, names }) => [...namesOf(names, trade, false), ...namesOf(trade, trade, !isWholeName(trade))]),
  ...fields.flatMap(({ trade, words }) => namesOf(words, trade, true)).map(wholeIfNoTrade),
].filter(saysWork)

const tradesOf = new Map<string, Set<string | null>>()
for (const { trade, words } of occupationNames)
  for (const word of words) tradesOf.set(word, (tradesOf.get(word) ?? new Set()).add(trade))

const leastWeight = 0.3

/** Inverse frequency: a word that few trades have weighs most. Words that only describe work have the lowest weight. */
export function weightOf(word: string): number {
  return describesWork(word) ? leastWeight : Math.max(leastWeight, Math.log(occupations.length / tradesWith(word)))
}

/** True if the name or the field of any trade has the word. */
export const isNamed = (word: string): boolean => tradesOf.has(word)

const tradeFamilies: readonly ReadonlySet<string | null>[] = families.map((list) => new Set(list.split(', ')))

/** True for trades of one family, whose jobs are relevant to each other: Java and AWS. */
export const isSameFamily = (one: string | null, other: string | null): boolean =>
  one === other || tradeFamilies.some((family) => family.has(one) && family.has(other))

/** True if only trades of this family have the word in their names and fields. */
export const isOfFamily = (word: string, trade: string): boolean =>
  [...(tradesOf.get(word) ?? [null])].every((other) => isSameFamily(trade, other))

const tradesWith = (word: string): number => tradesOf.get(word)?.size ?? 1

const fewTrades = 2
const tradesByLastWord = Map.groupBy(occupationNames, ({ words }) => words.at(-1) ?? '')

/** The number of trades that have a name ending in this word. */
export const tradesEnding = (word: string): number => new Set(tradesByLastWord.get(word)?.map(({ trade }) => trade)).size

/** True for words such as "scientist" or "designer", which name the work only with the words beside them. */
export const endsManyNames = (word: string): boolean => tradesEnding(word) > fewTrades
