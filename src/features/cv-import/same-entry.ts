import type { ImportResult } from './contract.ts'
import type { FoundEntry } from './found-entries.ts'
import { blankEducationEntry, blankJob } from '#features/cv-words/proposal.ts'

export const lists = {
  experience: { blank: blankJob, names: ['company', 'position'], start: 'startDate' },
  education: { blank: blankEducationEntry, names: ['institution', 'degree'], start: 'startYear' },
} as const
export type ListName = keyof typeof lists
export type Texts = Readonly<Record<string, string | boolean>>

export const alike = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '')

/**
 * The index of the entry that shares a name with the found one, or that begins at the same time and has an empty or doubtful name. Null for a new
 * entry.
 */
export function entryAbout(
  { cv, doubts }: Pick<ImportResult, 'cv' | 'doubts'>,
  list: ListName,
  found: FoundEntry,
): number | null {
  const { names, start } = lists[list]
  const began = found[start]?.value ?? ''
  const worth = (entry: Texts, at: number): number => {
    const isOpen = (name: string): boolean => entry[name] === '' || doubts.includes(`${list}.${at}.${name}`)
    const isSameTime = began !== '' && began === entry[start]
    const isOtherTime = began !== '' && !isSameTime && !isOpen(start)
    if (isOtherTime) return 0
    if (hasNameOf(entry, found, names)) return isSameTime ? 2 : 1
    return isSameTime && names.some(isOpen) ? 1 : 0
  }
  const worths = cv[list].map(worth)
  const best = Math.max(0, ...worths)
  return best === 0 ? null : worths.indexOf(best)
}

/** Whether the entries share a name, even if the two names are swapped. */
const hasNameOf = (entry: Texts, found: FoundEntry, names: readonly string[]): boolean =>
  names.some((name) => names.some((other) => overlaps(String(entry[other]), found[name]?.value ?? '')))

function overlaps(first: string, second: string): boolean {
  const [one, other] = [alike(first), alike(second)]
  return one !== '' && other !== '' && (one.includes(other) || other.includes(one))
}
