import type { Paragraph } from '#features/cv-words/paragraph.ts'
import type { Period } from '#features/cv-words/point-in-time.ts'
import type { ProposedWork } from '#features/cv-words/proposal.ts'
import { scoreOf } from '#features/cv-words/words.ts'

type JobWithLines = {
  readonly job: ProposedWork
  readonly sure: Readonly<Record<string, number>>
  readonly from: readonly Paragraph[]
}

/** Merges entries about the same job: a second mention of it, or the line below that completes it. */
export function withoutRepeated<One extends JobWithLines>(all: readonly One[]): One[] {
  const kept: One[] = []
  /** The normalised names of the employers in `kept`, computed once because a hostile CV may have thousands of jobs. */
  const names: string[] = []
  for (const one of all) {
    const last = kept.at(-1)
    const name = letters(one.job.company)
    const same = kept.findIndex((other, at) => mayBeSame(other.job, one.job) && isSameName(names[at] ?? '', name))
    const completed = last && completedBy(last, one)
    if (completed) kept[kept.length - 1] = completed
    else if (same >= 0) kept[same] = withText(kept[same] ?? one, one)
    else if (last && isDetailOf(last.job, one.job)) kept[kept.length - 1] = withText(last, one)
    else kept.push(one)
    names[kept.length - 1] = letters(kept.at(-1)?.job.company ?? '')
  }
  return kept
}

const isTimed = ({ startDate, endDate }: ProposedWork): boolean => startDate !== '' || endDate !== ''

const letters = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
const leastLetters = 5

/** Whether one name contains the other: "Rao Bank" and "M/s Rao Bank Ltd". */
function isSameName(one: string, other: string): boolean {
  return Math.min(one.length, other.length) >= leastLetters && (one.includes(other) || other.includes(one))
}

/** Whether the second entry has no position and no other time than the first one. */
function mayBeSame(one: ProposedWork, other: ProposedWork): boolean {
  return other.position === '' && (!isTimed(other) || one.startDate === other.startDate)
}

/** Whether the second entry tells about the first: below "Worked in Rao Bank as a clerk from 2015 to 2017" stand the project, the time and the role again. */
const isDetailOf = (one: ProposedWork, other: ProposedWork): boolean =>
  one.company !== '' &&
  one.description === '' &&
  other.company === '' &&
  other.startDate !== '' &&
  (['position', 'startDate', 'endDate'] as const).every((name) => letters(one[name]) === letters(other[name]))

/** Merges "Worked as a clerk under Nadi Staffing" into "Worked with Rao Bank (2015 – 2017)" above, which lacks the position. */
function completedBy<One extends JobWithLines>(one: One, other: One): One | null {
  const names = one.job.description !== '' || isTimed(other.job) ? null : missingOf(one.job, other.job)
  if (names === null) return null
  const sure = { ...one.sure, position: 0.5, company: 0.5 }
  return { ...one, job: { ...one.job, ...names, description: other.job.description }, sure, from: [...one.from, ...other.from] }
}

function missingOf(one: ProposedWork, other: ProposedWork): Partial<ProposedWork> | null {
  if (!isTimed(one) && !one.current) return null
  if (one.position === '' && scoreOf(one.company) < 0 && other.position !== '') return { position: other.position }
  const isFirm = one.company === '' && one.position !== '' && other.company !== '' && other.position === ''
  return isFirm ? { company: other.company } : null
}

const withText = <One extends JobWithLines>(one: One, other: One): One => ({
  ...one,
  job: { ...one.job, description: [one.job.description, other.job.description].filter(Boolean).join('\n') },
  from: [...one.from, ...other.from],
})

type WithTime = JobWithLines & { readonly entry: { readonly period: Period; readonly isTyped: boolean } }

/** Drops times without names if other entries have names, and single dates that are not of a job. */
export function withoutOthers<One extends WithTime>(all: readonly One[]): One[] {
  const isAnyNamed = all.some(isNamed)
  return all.filter((one) => (isNamed(one) ? isAnyJob(one) : !isAnyNamed))
}

const isNamed = ({ job: { company, position } }: JobWithLines): boolean => company !== '' || position !== ''

/** A single day or month beside two unknown names belongs to a paper, a workshop or a prize, not to a job. */
function isAnyJob({ job: { company, position }, entry: { period, isTyped } }: WithTime): boolean {
  const isMoment = period.start !== '' && period.start === period.end
  return isTyped || !isMoment || position === '' || scoreOf(position) > 0 || scoreOf(company) > 0
}
