import { type Sign, signsOf, weighed } from '#features/cv-words/doubt-weights.ts'
import { beginsWithDegree } from '#features/cv-words/education-parts.ts'
import type { ProposedWork } from '#features/cv-words/proposal.ts'
import { againstOrder } from '#features/cv-words/time-order.ts'
import { firmWord, isAlike, signsOfEmployer, signsOfPosition } from './odd-names.ts'
import type { InheritingEntry } from './work-entries.ts'
import { isInstitution, isRoleAtEnd, scoreOf } from '#features/cv-words/words.ts'

/** `order`: how far the entries agree on which name stands first, from -1 to 1. `signs`: the warning signs of the whole entry. */
type EntrySigns = { readonly order: number; readonly signs: readonly Sign[]; readonly isOnlySection: boolean }

/** The confidence of each field of a job. */
export function jobSure(
  { names, period, isInherited, isTyped, isGuessed }: InheritingEntry,
  job: ProposedWork,
  { order, signs, isOnlySection }: EntrySigns,
) {
  const both = weighed(isTyped ? typedSure(job) : nameSure(job, order), [
    ...signs,
    ...signsOf({
      third: names.length > 2,
      alike: isAlike(job) || isSwapped(job),
      rival: isGuessed || names.slice(2).some((name) => scoreOf(name) !== 0),
      likeCourse: isLikeCourse(job, isOnlySection),
      moment:
        period.start !== '' && period.start === period.end && !isRoleAtEnd(job.position.split(/[,(]|\s[–—-]\s/)[0]?.trim() ?? ''),
    }),
  ])
  // An employer that is inherited from the entry above may be wrong.
  const company =
    job.company === '' ? 0.3 : weighed(both, [...signsOfEmployer(job.company), ...signsOf({ inherited: isInherited })])
  const position = job.position === '' ? 0.3 : weighed(both, signsOfPosition(job.position))
  const timeSure = (time: string): number => (time.length === 4 || isNameless(job) ? 0.4 : 0.9)
  return {
    ...withEachOther(company, position),
    startDate: timeSure(period.start),
    endDate: timeSure(period.end),
    description: 0.9,
  }
}

/** Labels say which name is which, but a position with the words of a firm is doubtful. */
const typedSure = ({ company, position }: ProposedWork): number => (scoreOf(position) < 0 && scoreOf(company) >= 0 ? 0.5 : 0.95)

/** Words of positions in the employer and none in the position. */
const isSwapped = ({ company, position }: ProposedWork): boolean =>
  position !== '' && scoreOf(position) <= 0 && scoreOf(company) > 0

/** A time without names may belong to something other than a job. */
const isNameless = ({ company, position }: ProposedWork): boolean => company === '' && position === ''

/** If one of the two names is wrong, the other one often stands in its place, so their confidences stay within 0.25 of each other. */
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

/** The signs of an entry that differs from most others: it may be something other than a job, or only a part of one. */
export function signsOfJob(entry: InheritingEntry, all: readonly InheritingEntry[]): Sign[] {
  const others = all.filter((other) => other !== entry)
  const odd = traits.filter((trait) => others.filter((other) => trait(other) !== trait(entry)).length > 0.6 * all.length).length
  const outOfOrder = againstOrder(all.map(({ period }) => period.start)).has(all.indexOf(entry))
  return signsOf({ unlike: odd === 1, veryUnlike: odd > 1, outOfOrder })
}

/** The confidence that employer and position are not swapped: from their words, and from the agreement of the other entries. */
function nameSure({ company, position }: ProposedWork, order: number): number {
  const own = scoreOf(position) - scoreOf(company)
  // An employer that is known beside a position that is not: another name may be the position.
  if (own >= 1 && scoreOf(position) <= 0 && firmWord.test(company)) return 0.55
  if (own >= 1 && scoreOf(position) > 0) return 0.95
  return own >= 0 && Math.abs(order) >= 0.6 ? 0.58 : own >= 1 ? 0.55 : 0.4
}

/** Whether the job may be a course: it names a degree, or a school without a position in a file without an education section. */
const isLikeCourse = ({ company, position }: ProposedWork, isOnlySection: boolean): boolean =>
  beginsWithDegree(position) || beginsWithDegree(company) || (isOnlySection && isInstitution(company) && scoreOf(position) <= 0)
