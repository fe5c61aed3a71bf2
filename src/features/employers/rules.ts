import { dateText, longDateText } from '#platform/contract/dates.ts'
import type { MemberRole } from '#platform/contract/endpoint.ts'
import type { EmployerProfile, Responses, Verification } from './contract.ts'

/** With fewer applications, the figures would describe one week or one person rather than the company. */
export const leastApplications = 5

/** An application counts as not answered after this many days. */
export const waitingDays = 7

/** Null if there are too few for fair figures. */
export function fairResponses(responses: Responses): Responses | null {
  return responses.applications < leastApplications ? null : responses
}

export function answeredPercent({ applications, answered }: Responses): number {
  return applications === 0 ? 0 : Math.round((answered / applications) * 100)
}

/** Rounded to periods in which people plan. */
export function daysText(days: number): string {
  const whole = Math.max(1, Math.round(days))
  return whole === 1 ? 'within a day' : `within ${whole} days`
}

const counted = new Intl.NumberFormat('en-IN')

/** "70% get an answer, half within 3 days (12 applications)". */
export function answersText(responses: Responses): string {
  const soon = responses.medianDays === null ? '' : `, half ${daysText(responses.medianDays)}`
  return `${answeredPercent(responses)}% get an answer${soon} (${counted.format(responses.applications)} applications)`
}

/** "1001-5000" in the Indian number format. */
export function peopleText(size: string): string {
  return size.replaceAll(/\d{4,}/g, (figure) => Number(figure).toLocaleString('en-IN')).replace(/(?<=\d)-(?=\d)/, '–')
}

const verifiedBy: Readonly<Record<Verification['by'], string>> = {
  domain: 'a work email',
  gstin: 'its GSTIN',
  cin: 'its CIN',
}

/** "Verified by a work email at kaveri.in, 21 Nov 2026". */
export function verificationText({ by, domain, at }: Verification): string {
  return `Verified by ${verifiedBy[by]}${domain ? ` at ${domain}` : ''}, ${dateText(at)}`
}

export const roleLabels: Readonly<Record<MemberRole, string>> = { owner: 'Owner', recruiter: 'Recruiter', viewer: 'Viewer' }

/** The rights of each role, as sentences that follow the name of the role. */
export const roleMeanings: Readonly<Record<MemberRole, string>> = {
  owner: 'Owners do everything, also the team, the company and billing.',
  recruiter: 'Recruiters post jobs and answer applicants.',
  viewer: 'Viewers read jobs and applications, and change nothing.',
}

const tierLabels: Readonly<Record<string, string>> = { basic: 'Basic', premium: 'Premium', enterprise: 'Enterprise' }
const statusLabels: Readonly<Record<string, string>> = {
  active: 'Active',
  inactive: 'Not active',
  expired: 'Over',
  cancelled: 'Cancelled',
}

export type PlanText = {
  readonly plan: string
  readonly status: string
  /** A label and its value; null for a plan that is not active and has no known end. */
  readonly period: readonly [name: string, value: string] | null
}

export function planText({
  subscriptionTier,
  subscriptionStatus,
  subscriptionExpiry,
}: Pick<EmployerProfile, 'subscriptionTier' | 'subscriptionStatus' | 'subscriptionExpiry'>): PlanText {
  return {
    plan: tierLabels[subscriptionTier] ?? subscriptionTier,
    status: statusLabels[subscriptionStatus] ?? subscriptionStatus,
    period: periodText(subscriptionStatus, subscriptionExpiry),
  }
}

/** Consistent with the status: only an active plan is running, and only one that is over has ended. */
function periodText(status: string, end: string | null): PlanText['period'] {
  if (status === 'active') return ['Runs until', end ? longDateText(end) : 'No end date']
  return status === 'expired' && end ? ['Ended on', longDateText(end)] : null
}
