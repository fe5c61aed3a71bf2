import { salaryText } from '#features/jobs/rules.ts'
import { takeUpdates } from '#features/notifications/server/public.ts'
import { takeAlerts } from '#features/saved-searches/server/public.ts'
import { findSettings } from '#features/settings/server/public.ts'
import { takeMatches } from '#features/wishes/server/public.ts'
import { publish, reaction } from '#platform/server/events.ts'
import { digestDue, digestCollected } from '../contract.ts'
import { digestStart, isEmpty } from '../rules.ts'
import { claimDay } from './queries.ts'

/** Marks the content as sent in the transaction that publishes it: of two workers one writes, and nothing is sent twice or lost. */
export const collectDigest = reaction('gatherDigest', digestDue, async ({ db, clock }, { userId, day }) => {
  const now = clock()
  const taking = { since: digestStart(now), now }
  await db.transaction().execute(async (tx) => {
    if (!(await claimDay(tx, { userId, day, now }))) return
    const { jobAlerts, applicationUpdates } = await findSettings(tx, userId)
    const gathered = {
      userId,
      day,
      matches: jobAlerts ? (await takeMatches(tx, userId, taking)).map(withPay) : [],
      alerts: jobAlerts ? (await takeAlerts(tx, userId, taking)).map(withPay) : [],
      updates: applicationUpdates ? await takeUpdates(tx, userId, taking) : [],
    }
    if (!isEmpty(gathered)) await publish(tx, digestCollected, gathered)
  })
})

type Pay = Parameters<typeof salaryText>[0]

function withPay<Found extends Pay>({ salaryMin, salaryMax, ...job }: Found) {
  return { ...job, pay: salaryText({ salaryMin, salaryMax }) }
}
