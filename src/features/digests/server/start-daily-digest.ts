import { listUpdatedUsers } from '#features/notifications/server/public.ts'
import { listAlertedUsers } from '#features/saved-searches/server/public.ts'
import { listMatchedUsers } from '#features/wishes/server/public.ts'
import { dayNumber } from '#platform/contract/dates.ts'
import { publish } from '#platform/server/events.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { CronJob } from '#platform/server/schedule.ts'
import { digestDue } from '../contract.ts'
import { digestStart } from '../rules.ts'
import { deleteDigestsBefore } from './queries.ts'

const usersPerTransaction = 500
const keptDays = 30

/** Publishes an event for everybody who may get a digest. If it runs twice on a day, each person still gets one. */
export async function startDailyDigests({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Promise<void> {
  const now = clock()
  const since = digestStart(now)
  const lists = await Promise.all([listMatchedUsers(db, since), listAlertedUsers(db, since), listUpdatedUsers(db, since)])
  const users = [...new Set(lists.flat())]
  const day = dayNumber(now.toISOString())
  for (let from = 0; from < users.length; from += usersPerTransaction) {
    await db.transaction().execute(async (tx) => {
      for (const userId of users.slice(from, from + usersPerTransaction)) await publish(tx, digestDue, { userId, day })
    })
  }
  await deleteDigestsBefore(db, day - keptDays)
}

/** At eight in the morning in India. */
export const startDigestsAtEight: CronJob = { name: 'begin-digests', cron: '30 2 * * *', run: startDailyDigests }
