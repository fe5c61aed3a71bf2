import type { MyApplication } from '#features/applications/contract.ts'
import { dateText, dayMs, timeText } from '#platform/contract/dates.ts'
import type { Side } from '#features/applications/thread-contract.ts'
import type { Invitation, UpcomingInterview, Way } from './contract.ts'

export const wayLabels: Readonly<Record<Way, string>> = { phone: 'By phone', video: 'By video call', in_person: 'In person' }

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const indiaAheadMs = 5.5 * 60 * 60 * 1_000

/** "Tuesday, 21 Nov 2026, 3:04 pm IST" */
export function slotText(iso: string): string {
  const weekday = weekdays[new Date(Date.parse(iso) + indiaAheadMs).getUTCDay()] ?? ''
  return `${weekday}, ${dateText(iso)}, ${timeText(iso)} IST`
}

/** The moment of a date and time in a form, which are those of India wherever the browser is. */
export function instantOf(date: string, time: string): string {
  return `${date}T${time}:00+05:30`
}

const hourMs = 60 * 60 * 1_000

/** An offered time must leave the candidate time to answer, and must not be too far away. */
export function isOfferable(startsAt: string, now: Date): boolean {
  const ahead = Date.parse(startsAt) - now.getTime()
  return ahead >= hourMs && ahead <= 60 * dayMs
}

/** How many of the two reminders (a day and an hour before) are already past when a time is booked. */
export function remindersPast(bookedAt: Date, now: Date): number {
  const hours = (bookedAt.getTime() - now.getTime()) / hourMs
  if (hours < 2) return 2
  return hours < 26 ? 1 : 0
}

const cancellers: Readonly<Record<Side, Readonly<Record<Side, string>>>> = {
  candidate: { candidate: 'You', employer: 'The employer' },
  employer: { candidate: 'The candidate', employer: 'Your team' },
}

/** "The candidate cancelled the interview on 30 Nov 2026. It was planned for Tuesday, 3 Dec 2026, 11:00 am IST." Empty while the invitation stands. */
export function cancellationText({ cancelled, bookedAt }: Pick<Invitation, 'cancelled' | 'bookedAt'>, reader: Side): string {
  if (!cancelled) return ''
  const planned = bookedAt === null ? '' : ` It was planned for ${slotText(bookedAt)}.`
  return `${cancellers[reader][cancelled.by]} cancelled the interview on ${dateText(cancelled.at)}.${planned}`
}

/** Interviews whose time is agreed by message. Those with a suspended company are left out. */
export function withoutInvitation(
  applications: readonly MyApplication[],
  upcoming: readonly UpcomingInterview[],
): readonly MyApplication[] {
  const invited = new Set(upcoming.map(({ applicationId }) => applicationId))
  return applications.filter(
    ({ id, status, isCompanySuspended }) => status === 'interview' && !isCompanySuspended && !invited.has(id),
  )
}
