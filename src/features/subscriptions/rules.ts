export const subscriptionKinds = ['plan', 'top_up', 'interviewer_addon'] as const
export type SubscriptionKind = (typeof subscriptionKinds)[number]

export type EndReason = 'replaced' | 'refunded'

/** The AI Voice Interviewer, for one month. */
export const addonPaise = 2_999_00

/** How many days before the end reminders are sent. */
export const reminderDays = [7, 1] as const

export const statuses = ['active', 'upcoming', 'expired', 'replaced', 'refunded'] as const
export type SubscriptionStatus = (typeof statuses)[number]

type PeriodTimes = { readonly start: Date; readonly end: Date; readonly endReason: EndReason | null }

/** The status now, by its times. */
export function statusOf({ start, end, endReason }: PeriodTimes, now: Date): SubscriptionStatus {
  if (endReason) return endReason
  if (end <= now) return 'expired'
  return start > now ? 'upcoming' : 'active'
}

/** The number of CV versions that are kept without a plan. */
export const freeVersions = 30
