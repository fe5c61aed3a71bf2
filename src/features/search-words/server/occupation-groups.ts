/** Computes how likely words and a trade belong to the same group of ESCO, the European classification of occupations. */
import occupations from '#features/job-suggestions/occupations.json' with { type: 'json' }
import listed from '../words/occupation-groups.json' with { type: 'json' }
import { describesWork, wordsIn } from './occupation-names.ts'

/** The share of each group, indexed like the list of groups. */
type Shares = Float64Array

const all = listed.reduce((sum, { occupations: size }) => sum + size, 0)

/** The number of occupations that have a word in their name, for each group and in total. */
type Uses = { readonly groups: (readonly [group: number, times: number])[]; sum: number }
const uses = new Map<string, Uses>()
for (const [group, { words }] of listed.entries()) for (const entry of words.split(', ')) count(group, entry)

function count(group: number, entry: string): void {
  const [word = '', times = '1'] = entry.split(' ')
  const ofWord = uses.get(word) ?? { groups: [], sum: 0 }
  ofWord.groups.push([group, Number(times)])
  ofWord.sum += Number(times)
  uses.set(word, ofWord)
}

/** True if the name of any occupation in ESCO has the word. */
export const isInOccupations = (word: string): boolean => uses.has(word)

/** Smoothing: a group in which a word does not occur is unlikely, but not impossible. */
const unseen = 0.6
const never = 0.02

/** Logarithms that do not depend on the search, computed once. */
const sizes = Float64Array.from(listed, ({ occupations: size }) => Math.log(size / all))
const divisors = Float64Array.from(listed, ({ occupations: size }) => Math.log(size + unseen))

/** The probability of each group given the words (naive Bayes), or null if no word occurs in ESCO. */
function groupsOf(words: readonly string[]): Shares | null {
  const known = [...new Set(words)].filter((word) => !describesWork(word)).flatMap((word) => uses.get(word) ?? [])
  if (known.length === 0) return null
  const elsewhere = known.map(({ sum }) => (unseen * sum) / all + never)
  const ofOthers = elsewhere.reduce((sum, each) => sum + Math.log(each), 0)
  const likely = sizes.map((size, group) => size + ofOthers - known.length * (divisors[group] ?? 0))
  for (const [i, { groups }] of known.entries()) {
    const usual = elsewhere[i] ?? 1
    for (const [group, times] of groups) likely[group] = (likely[group] ?? 0) + Math.log((times + usual) / usual)
  }
  return shares(likely)
}

function shares(logarithms: Float64Array): Shares {
  const most = Math.max(...logarithms)
  const weights = logarithms.map((each) => Math.exp(each - most))
  const total = weights.reduce((sum, each) => sum + each, 0)
  return weights.map((each) => each / total)
}

/** The name of a trade counts this many times as much as the name of a similar occupation. */
const ownName = 3
const profiles = new Map<string, Shares>()

/** The share of each group in a trade, scaled so that the most likely group has 1. */
function profileOf(trade: string): Shares {
  const known = profiles.get(trade)
  if (known) return known
  const names = occupations.filter((each) => each.trade === trade).flatMap((each) => each.names.split(', '))
  const sums = new Float64Array(listed.length)
  for (const name of [...Array.from({ length: ownName }, () => trade), ...names]) {
    const ofName = groupsOf(wordsIn(name))
    if (ofName) for (const [group, share] of ofName.entries()) sums[group] = (sums[group] ?? 0) + share
  }
  const most = Math.max(...sums)
  const profile = most > 0 ? sums.map((sum) => sum / most) : sums
  profiles.set(trade, profile)
  return profile
}

/** Returns how well the words agree with the trade: 0 for other work, 1 for the same. Null if no word is known. */
export function agreementOf(words: readonly string[], trade: string): number | null {
  const groups = groupsOf(words)
  if (!groups) return null
  const profile = profileOf(trade)
  return groups.reduce((sum, share, group) => sum + share * (profile[group] ?? 0), 0)
}
