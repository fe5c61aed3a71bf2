import type { ApplicationStatus } from '#features/applications/contract.ts'
import type { Settings } from '#features/settings/contract.ts'

/** When something is told by mail. What is for later stands in the letter of the day, for whoever gets one. */
export type Pace = 'at once' | 'first of the day' | 'later'

type Switches = Pick<Settings, 'applicationUpdates' | 'emailDigest'>

/** Rare, and somebody waits for an answer. */
const urgent: readonly ApplicationStatus[] = ['interview', 'offer']

export function paceOfMove(to: ApplicationStatus, switches: Switches): Pace {
  const pace = paceOfNews(switches)
  return pace === 'first of the day' && urgent.includes(to) ? 'at once' : pace
}

export function paceOfNews({ applicationUpdates, emailDigest }: Switches): Pace {
  return applicationUpdates && !emailDigest ? 'first of the day' : 'later'
}

/** For one's own deed. Who has turned the updates off still has the first. */
export function paceOfReceipt(switches: Switches): Pace {
  return isAllInOne(switches) ? 'later' : 'first of the day'
}

/** Somebody has written: the first message that is not read yet is told whatever the switches say, unless it comes with the rest. */
export function paceOfMessage(isFirstUnread: boolean, switches: Switches): Pace {
  return isFirstUnread && !isAllInOne(switches) ? 'at once' : 'later'
}

function isAllInOne({ applicationUpdates, emailDigest }: Switches): boolean {
  return applicationUpdates && emailDigest
}
