import type { MyApplication } from '#features/applications/contract.ts'
import { dateText, dayMs, timeText } from '#platform/contract/dates.ts'
import type { UpcomingInterview, Way } from './contract.ts'

export const wayLabels: Readonly<Record<Way, string>> = { phone: 'By phone', video: 'By video call', in_person: 'In person' }

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const indiaAheadMs = 5.5 * 60 * 60 * 1_000

/** "Tuesday, 21 Nov 2026, 3:04 pm IST" */
export function slotText(iso: string): string {
  const weekday = weekdays[new Date(Date.parse(iso) + indiaAheadMs).getUTCDay()] ?? ''
  return `${weekday}, ${dateText(iso)}, ${timeText(iso)} IST`
}

/** What a form's date and time mean: the time in India, wherever the browser is. */
export function instantOf(date: string, time: string): string {
  return `${date}T${time}:00+05:30`
}

const hourMs = 60 * 60 * 1_000

/** Offered times leave the candidate time to answer, and are near enough to be kept. */
export function isOfferable(startsAt: string, now: Date): boolean {
  const ahead = Date.parse(startsAt) - now.getTime()
  return ahead >= hourMs && ahead <= 60 * dayMs
}

/** How many of the two reminders are past when a time is picked: the day before, and the hour before. */
export function remindersPast(bookedAt: Date, now: Date): number {
  const hours = (bookedAt.getTime() - now.getTime()) / hourMs
  if (hours < 2) return 2
  return hours < 26 ? 1 : 0
}

/** Those whose time is agreed on by message. Nobody is sent to an interview with a suspended company. */
export function withoutInvitation(
  applications: readonly MyApplication[],
  upcoming: readonly UpcomingInterview[],
): readonly MyApplication[] {
  const invited = new Set(upcoming.map(({ applicationId }) => applicationId))
  return applications.filter(
    ({ id, status, isCompanySuspended }) => status === 'interview' && !isCompanySuspended && !invited.has(id),
  )
}
