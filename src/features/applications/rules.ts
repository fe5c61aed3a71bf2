import type { CvBody } from '#features/cvs/contract.ts'
import type { RefusalCode } from '#platform/contract/endpoint.ts'
import type { AnswersResult } from './answer-rules.ts'
import type { ApplicationStatus, applications, JobSnapshot, Mover, SentCv, SentJob } from './contract.ts'
import type { Side } from './thread-contract.ts'

/** `earlier` are the statuses of this person's earlier applications for the job. */
export type ApplyFacts = {
  readonly isJobOpen: boolean
  readonly hasCv: boolean
  readonly earlier: readonly ApplicationStatus[]
  readonly answers: AnswersResult['outcome']
}

export const mostAttempts = 2

/** A person who has withdrawn may apply once more. Employers see the first application as withdrawn by then, because a withdrawal is final. */
export function mayApplyAfter(earlier: readonly ApplicationStatus[]): boolean {
  return earlier.length < mostAttempts && earlier.every((status) => status === 'withdrawn')
}

type Reason = RefusalCode<(typeof applications)['POST /api/applications']>

/** The reason why this person may not apply, or null. The order matters: nobody should build a CV for a closed job. */
export function whyNotApply(facts: ApplyFacts): Reason | null {
  if (!facts.isJobOpen) return 'jobClosed'
  if (!mayApplyAfter(facts.earlier)) return 'alreadyApplied'
  if (!facts.hasCv) return 'cvRequired'
  if (facts.answers === 'unanswered') return 'answersRequired'
  return facts.answers === 'knockedOut' ? 'knockedOut' : null
}

export const statusLabels: Readonly<Record<ApplicationStatus, string>> = {
  applied: 'Applied',
  in_review: 'In Review',
  under_review: 'Under Review',
  interview: 'Interview Scheduled',
  offer: 'Offer Extended',
  hired: 'Hired',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
}

/** The paths of an application for the candidate and for the employer, used in emails and notifications. */
export const trackingPath = (applicationId: string): string => `/applications/${applicationId}`
export const receivedPath = (applicationId: string): string => `/employer-portal/applicants/${applicationId}`

/** The statuses in which an application waits for its employer. */
export const openStatuses = [
  'applied',
  'in_review',
  'under_review',
  'interview',
  'offer',
] as const satisfies readonly ApplicationStatus[]

/** After this many days without a move, a message or an invitation, the candidate sees "No response". */
export const silentAfterDays = 30
export const silentLabel = 'No response'
export const silentMeaning = `The employer hasn't moved your application or written for ${silentAfterDays} days.`

/** The meaning of each status for the candidate, used in emails and notifications. */
export const statusMeanings: Readonly<Record<ApplicationStatus, string>> = {
  applied: 'The employer has received your application.',
  in_review: 'The employer has started reading your application.',
  under_review: 'The employer is looking at your application more closely.',
  interview: "The employer would like to talk to you. They'll tell you when and how.",
  offer: "The employer has offered you the job. They'll tell you the terms.",
  hired: 'You got the job. Congratulations!',
  rejected: "The employer chose another candidate. Your other applications aren't affected.",
  withdrawn: "You've withdrawn your application.",
}

/** The statuses to which an employer may move an application. Hired, rejected and withdrawn are final. */
const moves: Readonly<Record<ApplicationStatus, readonly ApplicationStatus[]>> = {
  applied: ['in_review', 'under_review', 'interview', 'offer', 'rejected'],
  in_review: ['under_review', 'interview', 'offer', 'rejected'],
  under_review: ['interview', 'offer', 'rejected'],
  interview: ['under_review', 'offer', 'hired', 'rejected'],
  offer: ['hired', 'rejected'],
  hired: [],
  rejected: [],
  withdrawn: [],
}

/** Only the job's employer moves an application. The candidate may withdraw it until it is final. Staff may only read. */
export function nextStatuses(status: ApplicationStatus, by: Mover): readonly ApplicationStatus[] {
  if (by === 'employer') return moves[status]
  return by === 'candidate' && moves[status].length > 0 ? ['withdrawn'] : []
}

/** Returns `now`, or a later time if two things happen in the same millisecond, so that times are in order. */
export function laterThan(last: Date | null, now: Date): Date {
  return last && now <= last ? new Date(last.getTime() + 1) : now
}

/** A withdrawal ends the conversation. After a hire or a rejection both may still write. */
export function mayWrite(status: ApplicationStatus): boolean {
  return status !== 'withdrawn'
}

type ReaderView = { readonly sender: Side; readonly reader: Side }

/**
 * Whether the reader may see messages of the sender. Messages may contain phone numbers, so after a withdrawal the employer no longer sees the
 * candidate's. Everyone keeps their own.
 */
export function mayRead(status: ApplicationStatus, { sender, reader }: ReaderView): boolean {
  return status !== 'withdrawn' || reader === 'candidate' || sender === reader
}

/** The CV that an employer keeps after a withdrawal: everything except the contact details. */
export function withoutContact(cv: CvBody): CvBody {
  const { fullName } = cv.personalInfo
  return { ...cv, personalInfo: { fullName, email: '', phone: '', address: '', linkedIn: '', portfolio: '' } }
}

const excerptLength = 280

export function sentCv({ personalInfo, summary, experience, education, skills }: CvBody): SentCv {
  const work = experience.find(({ current }) => current) ?? experience[0]
  const study = education[0]
  const headline = work ? `${work.position}, ${work.company}` : study ? `${study.degree}, ${study.institution}` : ''
  return { fullName: personalInfo.fullName, headline, summary: excerpt(summary), skills: skills.slice(0, 10) }
}

export function sentJob({ description, ...job }: JobSnapshot): SentJob {
  return { ...job, summary: excerpt(description) }
}

/** The beginning of a text, cut between words; a cut text ends in an ellipsis. */
export function excerpt(text: string): string {
  if (text.length <= excerptLength) return text
  return `${text.slice(0, excerptLength).replace(/\s+\S*$/, '')}…`
}

/** The hash of a job's URL that opens the cover letter, for a person who had to sign in again while writing it. */
export const coverLetterHash = '#cover-letter'
