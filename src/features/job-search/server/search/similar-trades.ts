/** Trades next to an occupation, for a search whose own words no title has. */
import descriptions from '../../words/descriptions.json' with { type: 'json' }
import occupations from '../../words/occupations.json' with { type: 'json' }

type Occupation = { readonly trade: string; readonly name: string; readonly words: readonly string[] }

/** `name` is the occupation that was typed, `trade` what is searched instead. */
export type SimilarTrade = Pick<Occupation, 'trade' | 'name'>

const mostTrades = 3

/** Forms of one word: anyone who does engineering is an engineer. */
const sameWords = new Map([
  ['tech', 'technician'],
  ['engg', 'engineer'],
  ['engineering', 'engineer'],
  ['development', 'developer'],
  ['counselor', 'counsellor'],
  ['adviser', 'advisor'],
  ['centre', 'center'],
])

/** In the singular, as far as that needs no dictionary: "sales" and "class" stay. */
function formOf(word: string): string {
  const singular = /[^aeious]s$/.test(word) && word !== 'sales' ? word.slice(0, -1) : word
  return sameWords.get(singular) ?? singular
}

const wordsIn = (text: string): string[] => (withoutSigns(text.toLowerCase()).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map(formOf)

/** As the index has them. */
const withoutSigns = (text: string): string =>
  text.replaceAll('c++', 'cplusplus').replaceAll('c#', 'csharp').replaceAll('.net', ' dotnet')

const { generic: _, ...describing } = descriptions
const describingWords: ReadonlySet<string> = new Set(Object.values(describing).flatMap(wordsIn))

const known = occupations
  .flatMap(({ trade, names }): Occupation[] => names.split(', ').map((name) => ({ trade, name, words: wordsIn(name) })))
  // "Immediate joiner" looks for no carpenter.
  .filter(({ words }) => !words.every((word) => describingWords.has(word)))
const byLastWord = Map.groupBy(known, ({ words }) => words.at(-1) ?? '')
const timesUsed = Map.groupBy(
  known.flatMap(({ words }) => words),
  (word) => word,
)

/** A word that few occupations have says most about one: of "automotive service technician" it is the first. */
const rarityOf = (words: readonly string[]): number =>
  words.reduce((sum, word) => sum - Math.log(timesUsed.get(word)?.length ?? 1), 0)

/**
 * The trades of the occupation of which most words were typed, in their order: others may stand between them. Of names with equally many, the one that
 * ends last: in English that is the word for who does the work.
 */
export function similarTrades(typed: string): SimilarTrade[] {
  const words = wordsIn(typed)
  const [best] = words
    .flatMap((word, at) => (byLastWord.get(word) ?? []).map((each) => ({ ...each, at })))
    .filter(({ words: named, at }) => isWithin(named, words.slice(0, at + 1)))
    .toSorted((a, b) => b.words.length - a.words.length || b.at - a.at || rarityOf(b.words) - rarityOf(a.words))
  if (!best) return []
  const same = known.filter((each) => each.words.join(' ') === best.words.join(' '))
  return same.map(({ trade, name }) => ({ trade, name })).slice(0, mostTrades)
}

/** The title has every word of one of the trades. */
export function isOfTrade(title: string, trades: readonly SimilarTrade[]): boolean {
  const words = new Set(wordsIn(title))
  return trades.some(({ trade }) => wordsIn(trade).every((word) => words.has(word)))
}

function isWithin(named: readonly string[], typed: readonly string[]): boolean {
  return typed.reduce((next, word) => (word === named[next] ? next + 1 : next), 0) === named.length
}
