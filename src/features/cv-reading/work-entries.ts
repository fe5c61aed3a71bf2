import { monthFrom } from '#platform/contract/dates.ts'
import { type Paragraph, plain } from '#features/cv-words/paragraph.ts'
import type { WorkEntry } from './work-anchors.ts'
import { workEntries } from './work-anchors.ts'
import { blankJob, type LeftoverText, type ProposedWork } from '#features/cv-words/proposal.ts'
import { atEndOfRole, withFirmsBehindRoles } from '#features/cv-jobs/firms-behind-roles.ts'
import { withPosts } from './posts-of-employers.ts'
import { isKindOfWork, isRoleInPart } from '#features/cv-jobs/names-in-one.ts'
import { withoutOthers, withoutRepeated } from '#features/cv-jobs/repeated-jobs.ts'
import { type EntryNames, namesOf } from './names-of-entry.ts'
import { jobSure, signsOfJob } from './work-sure.ts'
import { isRoleAtEnd, scoreOf } from '#features/cv-words/words.ts'

/** `sure` has the confidence of each field of the job, `from` has the paragraphs that were read. */
type ReadJob = {
  readonly job: ProposedWork
  readonly sure: Readonly<Record<string, number>>
  readonly from: readonly Paragraph[]
}
export type Jobs = { readonly jobs: readonly ReadJob[]; readonly left: readonly LeftoverText[] }

type NamedEntry = WorkEntry & EntryNames & { readonly isGuessed?: boolean }
const title = 'Experience'
/** `order`: above 0 if positions stand before employers. `isOnlySection`: no education section exists, so courses may be among the jobs. */
type Shape = { readonly order: number; readonly isOnlySection: boolean }

/** Reads the jobs of a section. The order of employer and position is decided for all entries together, by their words. */
export function workEntriesIn(paragraphs: readonly Paragraph[], isOnlySection = false): Jobs {
  const { entries, before } = workEntries(paragraphs)
  const named = withFirmsBehindRoles(withInherited(withPosts(entries.map((entry) => ({ ...entry, ...namesOf(entry) })))))
  const order = named.reduce((sum, { names }) => sum + orderOf(names), 0)
  const all = named.map((entry) => ({ entry, ...jobOf(entry, named, { order: order / named.length, isOnlySection }) }))
  const jobs = withoutOthers(all)
  const read = withoutRepeated(jobs)
  const unread = [...before, ...all.filter((one) => !jobs.includes(one)).flatMap(({ from }) => from)]
  return {
    jobs: read.map(({ job, sure, from }) => ({ job, sure, from })),
    left: [...unread.map((line): LeftoverText => ({ title, text: plain(line) })), ...read.flatMap(({ left }) => left)],
  }
}

/** Above 0 if the position stands first, below 0 if the employer does. */
const orderOf = ([one = '', two = '']: readonly string[]): number => (two === '' ? 0 : Math.sign(scoreOf(one) - scoreOf(two)))

export type InheritingEntry = NamedEntry & { readonly isInherited: boolean }

/** A part of a firm below the firm itself: "Pune Branch". */
const partOfFirm = /^[^,–—-]{2,40}\s(?:branch|unit|department|dept|division|section)\.?$/i

/**
 * A second position at the same employer stands in a line of its own and inherits the employer. So do all positions below an employer that stands alone
 * with their total time.
 */
function withInherited(entries: readonly NamedEntry[]): InheritingEntry[] {
  const order = entries.reduce((sum, { names }) => sum + orderOf(names), 0)
  let employer = ''
  let isGroup = false
  return entries.flatMap((entry, at) => {
    if (isOnlyEmployer(entry, entries[at + 1])) {
      employer = entry.names[0] ?? ''
      isGroup = true
      return []
    }
    const [one, two] = namesBelow(entry, isGroup)
    if (two !== '') {
      employer = isFirstPosition(entry, order) ? two : one
      isGroup = false
    }
    const isBelow = isGroup || order <= 0 || isJustBefore(entry, entries[at - 1])
    const isInherited = two === '' && mayInherit(one, employer) && isBelow
    return [{ ...entry, isInherited, names: isInherited ? [employer, one] : entry.names }]
  })
}

/** Whether the entry ends when the one above it begins. */
const isJustBefore = ({ period }: NamedEntry, above: NamedEntry | undefined): boolean =>
  period.end !== '' && period.end === above?.period.start

/** The first two names of an entry. Below an employer that stands alone, its branches are none. */
function namesBelow({ names }: NamedEntry, isGroup: boolean): readonly [string, string] {
  const [one = '', two = ''] = isGroup ? names.filter((name) => !partOfFirm.test(name)) : names
  return [one, two]
}

const mayInherit = (position: string, employer: string): boolean => employer !== '' && isPosition(position)

/** Whether the entry is only an employer with the total time of the positions below it. */
function isOnlyEmployer(entry: NamedEntry, next: NamedEntry | undefined): boolean {
  if (
    !next ||
    entry.body.length > 0 ||
    entry.names.length !== 1 ||
    next.names.filter((name) => !partOfFirm.test(name)).length !== 1
  )
    return false
  const [own = '', below = ''] = [entry, next].map(({ names }) => names[0])
  return isNoPosition(own) && isPosition(below) && yearOf(entry) <= yearOf(next)
}

const isPosition = (name: string): boolean => scoreOf(name) > 0 || isRoleInPart(name)

const isNoPosition = (name: string): boolean => scoreOf(name) < 0 || (scoreOf(name) === 0 && atEndOfRole(name) === null)

const yearOf = ({ period }: NamedEntry): string => period.start.slice(0, 4)

const isFirstPosition = ({ isTyped, names }: NamedEntry, order: number): boolean => isTyped || isPositionFirst(names, order)

/** The words of an entry override the order of the others only if the words are clear and the order is not. A kind of work alone is a position among others. */
function isPositionFirst(names: readonly string[], order: number): boolean {
  const [one = '', two = ''] = names
  if (two === '') return scoreOf(one) > 0 || (order > 1 && isKindOfWork.test(one))
  return isFirstOfTwo(one, two, order)
}

function isFirstOfTwo(one: string, two: string, order: number): boolean {
  const own = scoreOf(one) - scoreOf(two)
  if (own === 0) return isOfWork(one) === isOfWork(two) ? order > 0 : isOfWork(one)
  return Math.abs(own) === 2 || order === 0 || isRoleAtEnd(own > 0 ? one : two) ? own > 0 : order > 0
}

/** Where the words say nothing else: "Web Development" and "Intern" are positions. */
const isOfWork = (name: string): boolean => isKindOfWork.test(name) || /\b(?:intern|trainee)$/i.test(name)

function jobOf(entry: InheritingEntry, all: readonly InheritingEntry[], shape: Shape) {
  const { names, places, period, body, from, isInherited } = entry
  const [one = '', two = ''] = names
  const isFirst = !isInherited && isFirstPosition(entry, shape.order * all.length)
  const [position, company] = isFirst ? [one, two] : [two, one]
  const job: ProposedWork = {
    ...blankJob,
    company,
    position,
    startDate: monthFrom(period.start),
    endDate: monthFrom(period.end),
    current: period.isNow,
    description: descriptionOf(body),
  }
  const leftOver = [...names.slice(2), ...places].join(', ')
  const left: LeftoverText[] = leftOver ? [{ title: company || position || title, text: leftOver }] : []
  return { job, from, left, sure: jobSure(entry, job, { ...shape, signs: signsOfJob(entry, all) }) }
}

function descriptionOf(body: readonly Paragraph[]): string {
  return body.map((paragraph) => `${paragraph.isBullet ? '- ' : ''}${plain(paragraph)}`).join('\n')
}
