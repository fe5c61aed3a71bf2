import { listUpdatedUsers } from '#features/notifications/server/door.ts'
import { listAlertedUsers } from '#features/searches/server/door.ts'
import { listMatchedUsers } from '#features/wishes/server/door.ts'
import { dayNumber } from '#platform/contract/dates.ts'
import { publish } from '#platform/server/events.ts'
import type { Facilities } from '#platform/server/facilities.ts'
import type { Appointment } from '#platform/server/timetable.ts'
import { digestDue } from '../contract.ts'
import { deleteDigestsBefore } from './queries.ts'
import { sinceWhen } from './since-when.ts'

const askedAtOnce = 500
const keptDays = 30

/** Asks for a letter to everybody for whom there may be one. Asked twice on a day, each still gets one. */
export async function beginDay({ db, clock }: Pick<Facilities, 'db' | 'clock'>): Promise<void> {
  const now = clock()
  const since = sinceWhen(now)
  const lists = await Promise.all([listMatchedUsers(db, since), listAlertedUsers(db, since), listUpdatedUsers(db, since)])
  const users = [...new Set(lists.flat())]
  const day = dayNumber(now.toISOString())
  for (let from = 0; from < users.length; from += askedAtOnce) {
    await db.transaction().execute(async (tx) => {
      for (const userId of users.slice(from, from + askedAtOnce)) await publish(tx, digestDue, { userId, day })
    })
  }
  await deleteDigestsBefore(db, day - keptDays)
}

/** At eight in the morning in India. */
export const beginDayAtEight: Appointment = { name: 'begin-digests', cron: '30 2 * * *', run: beginDay }
