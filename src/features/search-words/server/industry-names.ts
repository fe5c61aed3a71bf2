/** Names of industries. A search for nothing but an industry finds all of its trades: "healthcare jobs", "hotel line". */
import industries from '../words/industries.json' with { type: 'json' }
import requests from '../words/requests.json' with { type: 'json' }
import { isCompany, isSpare, keyOf } from './kinds-of-words.ts'
import { meansEachWord } from './normalise-words.ts'
import { isTypedPlace } from '#features/search-places/server/public.ts'

const tradesOf: ReadonlyMap<string, string> = new Map(
  industries.flatMap(({ trades, names }) => names.split(', ').map((name) => [name, trades] as const)),
)
const saysNothing: ReadonlySet<string> = new Set(requests.saysNothing.split(' '))
/** Words that add nothing to the name of an industry: "construction industry" means construction. */
const saysIndustry: ReadonlySet<string> = new Set(['industry', 'industries', 'sector', 'field', 'line', 'domain'])

/** Returns a query for any trade of the industry, or null if the words contain more than its name. */
export function tradesOfIndustry(words: readonly string[]): string | null {
  const keys = words.map(keyOf)
  if (keys.some(isTypedPlace)) return null
  const work = keys.filter((key) => key !== 'for' && !saysNothing.has(key))
  const named = work.filter((key) => !saysIndustry.has(key))
  const texts = [keys, work, named, named.filter((key) => !isSpare(key))].map((each) => each.join(' '))
  return texts.map((text) => tradesOf.get(text)).find((trades) => trades !== undefined) ?? null
}

/** True if the typed text is the name of an industry and nothing else. */
export const namesIndustry = (typed: string): boolean => tradesOfIndustry(typed.split(/\s+/).filter(Boolean)) !== null

/** Companies beside the name of an industry: "wipro bpo" finds all trades of the industry, in any company. */
export function companiesBesideIndustry(typed: string): string[] {
  const words = typed.split(/\s+/).filter(Boolean)
  return !meansEachWord(typed) && words.some(isCompany) && tradesOfIndustry(words) !== null ? words.filter(isCompany) : []
}
