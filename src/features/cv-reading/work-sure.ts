import { type Sign, signsOf, weighed } from '#features/cv-words/doubt-weights.ts'
import { beginsWithDegree } from '#features/cv-words/education-parts.ts'
import { headingIn } from '#features/cv-words/headings.ts'
import type { ProposedWork } from '#features/cv-words/proposal.ts'
import { againstOrder } from '#features/cv-words/time-order.ts'
import type { InheritingEntry } from './work-entries.ts'
import { isInstitution, isPlace, isRoleAtEnd, scoreOf } from '#features/cv-words/words.ts'

/** `order`: how far the entries agree on which name stands first, from -1 to 1. `signs`: the warning signs of the whole entry. */
type EntrySigns = { readonly order: number; readonly signs: readonly Sign[]; readonly isOnlySection: boolean }

/** The confidence of each field of a job. */
export function jobSure(
  { names, period, isInherited, isTyped }: InheritingEntry,
  job: ProposedWork,
  { order, signs, isOnlySection }: EntrySigns,
) {
  const both = weighed(isTyped ? typedSure(job) : nameSure(job, order), [
    ...signs,
    ...signsOf({
      third: names.length > 2,
      alike: isAlike(job),
      rival: names.slice(2).some((name) => scoreOf(name) !== 0),
      likeCourse: isLikeCourse(job, isOnlySection),
      moment:
        period.start !== '' && period.start === period.end && !isRoleAtEnd(job.position.split(/[,(]|\s[–—-]\s/)[0]?.trim() ?? ''),
    }),
  ])
  // An employer that is inherited from the entry above may be wrong.
  const company =
    job.company === ''
      ? 0.3
      : weighed(both, [
          ...signsOfName(job.company),
          ...signsOf({ noName: holdsMore(job.company) }),
          ...signsOf({ inherited: isInherited }),
        ])
  const position = job.position === '' ? 0.3 : weighed(both, signsOfPosition(job.position))
  const timeSure = (time: string): number => (time.length === 4 || isNameless(job) ? 0.4 : 0.9)
  return {
    ...withEachOther(company, position),
    startDate: timeSure(period.start),
    endDate: timeSure(period.end),
    description: 0.9,
  }
}

const isTime = (name: string): boolean => /(?<!\d)(?:19|20)\d{2}(?!\d)/.test(name.slice(0, 200))
/** The last word shows that the name goes on elsewhere: "Coordinator – Nadi for". */
const endsInside = /\s(?:for|of|in|at|and|as|under|with|the|from|to)$/i

/** Labels say which name is which, but a position with the words of a firm is doubtful. */
const typedSure = ({ company, position }: ProposedWork): number => (scoreOf(position) < 0 && scoreOf(company) >= 0 ? 0.5 : 0.95)

const signsOfPosition = (position: string): Sign[] => [
  ...signsOfName(position),
  ...signsOf({ noName: isTime(position) || endsInside.test(position) }),
]

/** A time without names may belong to something other than a job. */
const isNameless = ({ company, position }: ProposedWork): boolean => company === '' && position === ''

/** If one of the two names is wrong, the other one often stands in its place, so their confidences stay within 0.25 of each other. */
const withEachOther = (company: number, position: number) => ({
  company: Math.min(company, position + 0.25),
  position: Math.min(position, company + 0.25),
})

/** Whether the employer still contains a position, a label or a year, or only a kind of firm: "Rao Ltd - Clerk", "Client : Rao", "Rao Ltd June 2021". */
function holdsMore(company: string): boolean {
  const parts = company.slice(0, 200).split(/\s[–—-]\s/)
  return (
    isTime(company) ||
    isKindOfFirm.test(company) ||
    company.includes(' :') ||
    (parts.length > 1 && isRoleAtEnd(parts.at(-1) ?? ''))
  )
}

/** "Construction Company" says what a firm does and not which it is. */
const isKindOfFirm = /^(?:the |an? )?\p{L}{3,20} (?:company|firm|industry|department)$/iu

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

/** Words that occur only in names of employers. Others, such as "Software", occur in positions too. */
const firmWord =
  /\b(?:pvt|private|ltd|limited|llp|inc|incorporated|corp|corporation|gmbh|ag|plc|llc|company|hospitals?|clinic|schools?|college|university|institute|academy|bank|industries|enterprises|foundation|trust|stores?|holdings|motors|infotech|technologies|laborator(?:y|ies)|associates|sons)\b|विद्यालय|अस्पताल|बैंक|कंपनी|लिमिटेड/iu

/** The confidence that employer and position are not swapped: from their words, and from the agreement of the other entries. */
function nameSure({ company, position }: ProposedWork, order: number): number {
  const own = scoreOf(position) - scoreOf(company)
  if (own >= 1 && (scoreOf(position) > 0 || firmWord.test(company))) return 0.95
  return own >= 0 && Math.abs(order) >= 0.6 ? 0.58 : own >= 1 ? 0.55 : 0.4
}

/** Whether the job may be a course: it names a degree, or a school without a position in a file without an education section. */
const isLikeCourse = ({ company, position }: ProposedWork, isOnlySection: boolean): boolean =>
  beginsWithDegree(position) || beginsWithDegree(company) || (isOnlySection && isInstitution(company) && scoreOf(position) <= 0)

const isAlike = ({ company, position }: ProposedWork): boolean =>
  company !== '' && company.toLowerCase() === position.toLowerCase()

const abbreviated = /\b(?:inc|ltd|limited|co|corp|pvt|llc|bros|assn|dept|govt|sr|jr|hr|sec)\.$|\b\p{L}\.$/iu

/** The signs of a text that is not a name: it is long, a sentence, a date, a place, or the title of a field or a section. */
function signsOfName(name: string): Sign[] {
  const isOpen = name.includes('(') !== name.includes(')')
  const isEnded = /[:;]$/.test(name) || (name.endsWith('.') && !abbreviated.test(name))
  const isOther =
    isPlace(name) || /^\d|@|https?:/.test(name) || !/\p{L}{2}|[\p{L}\p{M}]{2}/u.test(name) || headingIn(name)?.rest === ''
  return signsOf({
    smallLetters: /^\p{Ll}+\s|\s(?:using|through|based on)\s/u.test(name),
    noName: isOpen || isEnded || isOther,
    tooLong: name.length > 70 || name.split(' ').length > 9,
  })
}
