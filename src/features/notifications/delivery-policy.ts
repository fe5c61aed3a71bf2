import type { ApplicationStatus } from '#features/applications/contract.ts'
import type { Settings } from '#features/settings/contract.ts'

/** When somebody gets an email of it. What is for later stands in the daily digest, for anyone who gets one. */
export type DeliveryPolicy = 'at once' | 'first of the day' | 'later'

type Switches = Pick<Settings, 'applicationUpdates' | 'emailDigest'>

/** Rare, and somebody waits for an answer. */
const urgent: readonly ApplicationStatus[] = ['interview', 'offer']

export function policyForStatusChange(to: ApplicationStatus, switches: Switches): DeliveryPolicy {
  const policy = policyForUpdate(switches)
  return policy === 'first of the day' && urgent.includes(to) ? 'at once' : policy
}

export function policyForUpdate({ applicationUpdates, emailDigest }: Switches): DeliveryPolicy {
  return applicationUpdates && !emailDigest ? 'first of the day' : 'later'
}

/** For one's own action. Who has turned the updates off still has the first. */
export function policyForReceipt(switches: Switches): DeliveryPolicy {
  return isAllInOne(switches) ? 'later' : 'first of the day'
}

/** Somebody has written: the first message that is not read yet has an email whatever the switches say, unless it comes with the rest. */
export function policyForMessage(isFirstUnread: boolean, switches: Switches): DeliveryPolicy {
  return isFirstUnread && !isAllInOne(switches) ? 'at once' : 'later'
}

function isAllInOne({ applicationUpdates, emailDigest }: Switches): boolean {
  return applicationUpdates && emailDigest
}
