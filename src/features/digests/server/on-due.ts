import { takeUpdates } from '#features/notifications/server/door.ts'
import { takeAlerts } from '#features/searches/server/door.ts'
import { findSettings } from '#features/settings/server/door.ts'
import { takeMatches } from '#features/wishes/server/door.ts'
import { publish, reaction } from '#platform/server/events.ts'
import { digestDue, digestGathered } from '../contract.ts'
import { isEmpty } from '../rules.ts'
import { claimDay } from './queries.ts'
import { sinceWhen } from './since-when.ts'

/** What stands in a letter is taken in the transaction that orders it: of two workers one writes, and nothing is told twice or lost. */
export const gatherDigest = reaction('gatherDigest', digestDue, async ({ db, clock }, { userId, day }) => {
  const now = clock()
  const taking = { since: sinceWhen(now), now }
  await db.transaction().execute(async (tx) => {
    if (!(await claimDay(tx, { userId, day, now }))) return
    const { jobAlerts, applicationUpdates } = await findSettings(tx, userId)
    const gathered = {
      userId,
      day,
      matches: jobAlerts ? await takeMatches(tx, userId, taking) : [],
      alerts: jobAlerts ? await takeAlerts(tx, userId, taking) : [],
      updates: applicationUpdates ? await takeUpdates(tx, userId, taking) : [],
    }
    if (!isEmpty(gathered)) await publish(tx, digestGathered, gathered)
  })
})
