import { type FurtherSection, furtherSections } from '#features/cvs/further-sections.ts'
import type { CvFields } from '#features/cvs/web/cv-fields.ts'
import type { ImportResult } from '../contract.ts'

export type EntryList = 'experience' | 'education' | FurtherSection
type Texts = Readonly<Record<string, string | boolean>>

/**
 * Two entries are the same if at least one of `names` is equal, none of `names` and `places` differs, and their periods do not exclude each other.
 */
type Identity = {
  readonly names: readonly string[]
  readonly places: readonly string[]
  readonly period: readonly [string, string]
}

const sectionIdentity: Identity = { names: ['name'], places: ['organization'], period: ['startDate', 'endDate'] }
const identities: Readonly<Record<EntryList, Identity>> = {
  experience: { names: ['company', 'position'], places: [], period: ['startDate', 'endDate'] },
  education: { names: ['institution', 'degree'], places: [], period: ['startYear', 'endYear'] },
  ...(Object.fromEntries(furtherSections.map((section) => [section, sectionIdentity])) as Record<FurtherSection, Identity>), // one for each section
}

/** The fields of which a new entry needs at least one, so that its owner knows what it is about. */
export const namesOf = (list: EntryList): readonly string[] => identities[list].names

export const alike = (text: string): string => text.normalize('NFC').toLowerCase().replace(/\s+/gu, ' ').trim()

/** For each entry of the file, the index of the same entry in the CV, or -1. Each entry of the CV is matched at most once. */
export function matchEntries(list: EntryList, { cv }: Pick<ImportResult, 'cv'>, now: CvFields): readonly number[] {
  const offered: readonly Texts[] = cv[list] ?? []
  const stored: readonly Texts[] = now[list]
  const pairs = offered.flatMap((one, from) =>
    stored.flatMap((other, to) => {
      const likeness = likenessOf(one, other, identities[list])
      return likeness > 0 ? [{ from, to, likeness }] : []
    }),
  )
  const matches = offered.map(() => -1)
  for (const { from, to } of pairs.toSorted((a, b) => b.likeness - a.likeness)) {
    if (matches[from] === -1 && !matches.includes(to)) matches[from] = to
  }
  return matches
}

/** The number of equal fields of two entries; 0 if they are different entries. */
function likenessOf(one: Texts, other: Texts, { names, places, period }: Identity): number {
  const isEqual = (key: string): boolean => textIn(one, key) !== '' && textIn(one, key) === textIn(other, key)
  const differs = (key: string): boolean => textIn(one, key) !== '' && textIn(other, key) !== '' && !isEqual(key)
  const keys = Object.keys(one)
  const likeness = keys.filter(isEqual).length
  // Entries without any name are the same only if all their fields are equal.
  if (keys.every((key) => textIn(one, key) === textIn(other, key))) return likeness
  const isSame = names.some(isEqual) && ![...names, ...places].some(differs) && !areApart(one, other, period)
  return isSame ? likeness : 0
}

/** Whether one entry ends before the other begins: two jobs at one employer, or a certificate that was earned again. */
function areApart(one: Texts, other: Texts, [start, end]: Identity['period']): boolean {
  const isBefore = (first: Texts, second: Texts): boolean => {
    const isOver = first['current'] !== true
    const [last, next] = [textIn(first, end) || (isOver ? textIn(first, start) : ''), textIn(second, start)]
    const length = Math.min(last.length, next.length)
    return length > 0 && last.slice(0, length) < next.slice(0, length)
  }
  return isBefore(one, other) || isBefore(other, one)
}

function textIn(entry: Texts, key: string): string {
  const value = entry[key]
  return typeof value === 'string' ? alike(value) : ''
}
