import { entitlementLabels, type EntryKind } from '#features/entitlements/rules.ts'
import type { SubscriptionStatus } from './rules.ts'

export const balanceLabels = { ...entitlementLabels, resume_unlocks: 'Unlocks of contact details' } as const

export const entryLabels: Readonly<Record<EntryKind, string>> = {
  granted: 'Granted',
  used: 'Used',
  expired: 'Ends',
  withdrawn: 'Withdrawn',
}

export const statusLabels: Readonly<Record<SubscriptionStatus, string>> = {
  active: 'Active',
  upcoming: 'Starts later',
  expired: 'Over',
  replaced: 'Replaced',
  refunded: 'Refunded',
}
