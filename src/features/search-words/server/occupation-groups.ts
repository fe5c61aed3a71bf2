/** How far words and a trade are of the same group of the European classification of occupations (ESCO). */
import occupations from '#features/job-suggestions/occupations.json' with { type: 'json' }
import listed from '../words/occupation-groups.json' with { type: 'json' }
import { describesWork, wordsIn } from './occupation-names.ts'

type Shares = ReadonlyMap<string, number>

const all = listed.reduce((sum, { occupations: size }) => sum + size, 0)

/** In how many occupations of each group a word stands. */
const uses = new Map<string, Map<string, number>>()
for (const { group, words } of listed) for (const entry of words.split(', ')) count(group, entry)

function count(group: string, entry: string): void {
  const [word = '', times = '1'] = entry.split(' ')
  const inGroups = uses.get(word) ?? new Map<string, number>()
  inGroups.set(group, Number(times))
  uses.set(word, inGroups)
}

/** It stands in the name of some occupation. */
export const isInOccupations = (word: string): boolean => uses.has(word)

/** A group that was not seen with a word is unlikely, not impossible. */
const unseen = 0.6
const never = 0.02

/** How likely each group is, by the words that stand in names of occupations; null if none does. */
function groupsOf(words: readonly string[]): Shares | null {
  const known = [...new Set(words)].filter((word) => !describesWork(word)).flatMap((word) => uses.get(word) ?? [])
  if (known.length === 0) return null
  const usual = known.map((inGroups) => (unseen * [...inGroups.values()].reduce((sum, each) => sum + each, 0)) / all)
  const likely = listed.map(({ group, occupations: size }) => {
    const ofWords = known.map((inGroups, i) => Math.log(((inGroups.get(group) ?? 0) + (usual[i] ?? 0) + never) / (size + unseen)))
    return [group, Math.log(size / all) + ofWords.reduce((sum, each) => sum + each, 0)] as const
  })
  return shares(likely)
}

function shares(logarithms: readonly (readonly [string, number])[]): Shares {
  const most = Math.max(...logarithms.map(([, each]) => each))
  const sizes = logarithms.map(([group, each]) => [group, Math.exp(each - most)] as const)
  const total = sizes.reduce((sum, [, each]) => sum + each, 0)
  return new Map(sizes.map(([group, each]) => [group, each / total]))
}

/** Its own name says more about a trade than each of the occupations that are near it. */
const ownName = 3
const profiles = new Map<string, Shares>()

/** The groups of a trade beside its most likely one, which is 1. */
function profileOf(trade: string): Shares {
  const known = profiles.get(trade)
  if (known) return known
  const names = occupations.filter((each) => each.trade === trade).flatMap((each) => each.names.split(', '))
  const sums = new Map<string, number>()
  for (const name of [...Array.from({ length: ownName }, () => trade), ...names])
    for (const [group, share] of groupsOf(wordsIn(name)) ?? []) sums.set(group, (sums.get(group) ?? 0) + share)
  const most = Math.max(...sums.values())
  const profile = new Map([...sums].map(([group, sum]) => [group, sum / most]))
  profiles.set(trade, profile)
  return profile
}

/** From 0, other work, to 1, the same; null if no word is known. */
export function agreementOf(words: readonly string[], trade: string): number | null {
  const groups = groupsOf(words)
  if (!groups) return null
  const profile = profileOf(trade)
  return [...groups].reduce((sum, [group, share]) => sum + share * (profile.get(group) ?? 0), 0)
}
