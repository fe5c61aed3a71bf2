import type { ApplicationStatus } from '#features/applications/contract.ts'
import type { Settings } from '#features/settings/contract.ts'

/** When an event is emailed. `later` events are in the daily digest, for people who get one. */
export type DeliveryPolicy = 'at once' | 'first of the day' | 'later'

type Switches = Pick<Settings, 'applicationUpdates' | 'emailDigest'>

/** Rare statuses for which somebody waits for an answer. */
const urgent: readonly ApplicationStatus[] = ['interview', 'offer']

export function policyForStatusChange(to: ApplicationStatus, switches: Switches): DeliveryPolicy {
  const policy = policyForUpdate(switches)
  return policy === 'first of the day' && urgent.includes(to) ? 'at once' : policy
}

export function policyForUpdate({ applicationUpdates, emailDigest }: Switches): DeliveryPolicy {
  return applicationUpdates && !emailDigest ? 'first of the day' : 'later'
}

/** For the receipt of the person's own action. A person who has turned updates off still gets the first one. */
export function policyForReceipt(switches: Switches): DeliveryPolicy {
  return isAllInOne(switches) ? 'later' : 'first of the day'
}

/** For a message of another person: the first unread message is emailed whatever the settings say, unless everything is in the digest. */
export function policyForMessage(isFirstUnread: boolean, switches: Switches): DeliveryPolicy {
  return isFirstUnread && !isAllInOne(switches) ? 'at once' : 'later'
}

function isAllInOne({ applicationUpdates, emailDigest }: Switches): boolean {
  return applicationUpdates && emailDigest
}
