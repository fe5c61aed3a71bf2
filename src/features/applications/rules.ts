import type { CvBody } from '#features/cvs/contract.ts'
import type { RefusalCode } from '#platform/contract/endpoint.ts'
import type { ApplicationStatus, applications, JobSnapshot, Mover, SentCv, SentJob } from './contract.ts'
import type { Side } from './thread-contract.ts'

export type ApplyFacts = { readonly isJobOpen: boolean; readonly hasCv: boolean; readonly hasApplied: boolean }

type Reason = RefusalCode<(typeof applications)['POST /api/applications']>

/** Why this person may not apply, or null. The first reason wins: a closed job is not worth building a CV for. */
export function whyNotApply(facts: ApplyFacts): Reason | null {
  if (!facts.isJobOpen) return 'jobClosed'
  if (facts.hasApplied) return 'alreadyApplied'
  return facts.hasCv ? null : 'cvRequired'
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

/** Where the candidate and the employer find an application: emails and notifications lead there. */
export const trackingPath = (applicationId: string): string => `/applications/${applicationId}`
export const receivedPath = (applicationId: string): string => `/employer-portal?application=${applicationId}`

/** Where an employer may move an application. Hired, rejected and withdrawn are the end. */
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

/** Only the job's employer moves an application; the candidate may take it back until it has come to an end. Staff only look. */
export function nextStatuses(status: ApplicationStatus, by: Mover): readonly ApplicationStatus[] {
  if (by === 'employer') return moves[status]
  return by === 'candidate' && moves[status].length > 0 ? ['withdrawn'] : []
}

/** Of two things that happen at the same tick of the clock, the second is the later one. */
export function laterThan(last: Date | null, now: Date): Date {
  return last && now <= last ? new Date(last.getTime() + 1) : now
}

/** Who has taken an application back has ended the talk; after a hire or a rejection there is still something to say. */
export function mayWrite(status: ApplicationStatus): boolean {
  return status !== 'withdrawn'
}

type Reading = { readonly sender: Side; readonly reader: Side }

/** People write their numbers into messages: who takes an application back takes them back as well. Each side keeps its own. */
export function mayRead(status: ApplicationStatus, { sender, reader }: Reading): boolean {
  return status !== 'withdrawn' || reader === 'candidate' || sender === reader
}

/** What an employer keeps of a CV whose application was taken back: the work, and no way to reach the person. */
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

/** Whole words only; a long text ends in an ellipsis. */
export function excerpt(text: string): string {
  if (text.length <= excerptLength) return text
  return `${text.slice(0, excerptLength).replace(/\s+\S*$/, '')}…`
}
