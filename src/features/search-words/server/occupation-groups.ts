/** How far words and a trade are of the same group of the European classification of occupations (ESCO). */
import occupations from '#features/job-suggestions/occupations.json' with { type: 'json' }
import listed from '../words/occupation-groups.json' with { type: 'json' }
import { describesWork, wordsIn } from './occupation-names.ts'

/** By the place of the group in the list. */
type Shares = Float64Array

const all = listed.reduce((sum, { occupations: size }) => sum + size, 0)

/** In how many occupations of each group a word stands, and in how many of all. */
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

/** It stands in the name of some occupation. */
export const isInOccupations = (word: string): boolean => uses.has(word)

/** A group that was not seen with a word is unlikely, not impossible. */
const unseen = 0.6
const never = 0.02

/** Logarithms of what is the same for every search. */
const sizes = Float64Array.from(listed, ({ occupations: size }) => Math.log(size / all))
const divisors = Float64Array.from(listed, ({ occupations: size }) => Math.log(size + unseen))

/** How likely each group is, by the words that stand in names of occupations; null if none does. */
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

/** Its own name says more about a trade than each of the occupations that are near it. */
const ownName = 3
const profiles = new Map<string, Shares>()

/** The groups of a trade beside its most likely one, which is 1. */
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

/** From 0, other work, to 1, the same; null if no word is known. */
export function agreementOf(words: readonly string[], trade: string): number | null {
  const groups = groupsOf(words)
  if (!groups) return null
  const profile = profileOf(trade)
  return groups.reduce((sum, share, group) => sum + share * (profile[group] ?? 0), 0)
}
