import type { ProposedWork } from './proposal.ts'
import type { InheritingEntry } from './work-entries.ts'
import { isPlace, scoreOf } from './words.ts'

/** `order` is how far the entries agree on what stands first, from -1 to 1; `likeness` how far this one has the shape of the others. */
type Others = { readonly order: number; readonly likeness: number }

/** How sure each field of a job is. */
export function jobSure({ names, period, isInherited }: InheritingEntry, job: ProposedWork, { order, likeness }: Others) {
  const both = nameSure(job, order) * (names.length > 2 ? 0.6 : 1) * likeness
  // The employer of the entry before may not be this one's.
  const company = job.company === '' ? 0.3 : both * plausible(job.company) * (isInherited ? 0.6 : 1)
  const position = job.position === '' ? 0.3 : both * plausible(job.position)
  return {
    ...withEachOther(company, position),
    startDate: period.start.length === 4 ? 0.4 : 0.9,
    endDate: period.end.length === 4 ? 0.4 : 0.9,
    description: 0.9,
  }
}

/** Where one of two names is wrong, the other often stands in its place. */
const withEachOther = (company: number, position: number) => ({
  company: Math.min(company, position + 0.25),
  position: Math.min(position, company + 0.25),
})

const traits: readonly ((entry: InheritingEntry) => boolean)[] = [
  ({ body }) => body.length > 0,
  ({ period: { start, end, isNow } }) => isNow || start !== end,
  ({ names }) => names.length > 1,
  ({ names }) => names.length > 2,
]

/** Most of the others have what this one lacks, or lack what it has: it may be something else than a job, or a part of one. */
export function likenessOf(entry: InheritingEntry, all: readonly InheritingEntry[]): number {
  const others = all.filter((other) => other !== entry)
  const odd = traits.filter((trait) => others.filter((other) => trait(other) !== trait(entry)).length > 0.6 * all.length).length
  return [1, 0.75][odd] ?? 0.6
}

/** How clear it is which of the two is the position: by their words, and by how the other entries agree. */
function nameSure({ company, position }: ProposedWork, order: number): number {
  const own = scoreOf(position) - scoreOf(company)
  if (own >= 1) return 0.95
  return own === 0 && Math.abs(order) >= 0.6 ? 0.75 : 0.4
}

/** A name is short and no sentence, no date and no place. */
function plausible(name: string): number {
  if (isPlace(name) || /^\d|[.:;]$|@|https?:/.test(name)) return 0.3
  return name.length > 70 || name.split(' ').length > 9 ? 0.6 : 1
}
