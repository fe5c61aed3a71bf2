import { dayNumber, daysBefore } from '#platform/contract/dates.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { publish } from '#platform/server/events.ts'
import type { CronJob } from '#platform/server/schedule.ts'
import { confirmationDue } from '../events-contract.ts'
import { confirmationDays } from '../rules.ts'
import { pause } from './change-state.ts'
import { listUnconfirmed, requestConfirmations } from './confirmation-queries.ts'
import { lockPosting } from './queries.ts'

type ConfirmationContext = Pick<AppContext, 'db' | 'clock'>

/** Sends each company one email that asks about all its open jobs that nobody has confirmed this week. */
export async function askForConfirmations({ db, clock }: ConfirmationContext): Promise<void> {
  const now = clock()
  // An hour less than a week, so that the next run at the same time of the week finds them.
  const before = new Date(daysBefore(now, confirmationDays).getTime() + 3_600_000)
  await db.transaction().execute(async (tx) => {
    const employerIds = await requestConfirmations(tx, before, now)
    const day = dayNumber(now.toISOString())
    for (const employerId of new Set(employerIds)) await publish(tx, confirmationDue, { employerId, day })
  })
}

/** Pauses jobs without an answer, which are probably filled. */
export async function pauseUnconfirmed({ db, clock }: ConfirmationContext): Promise<void> {
  const now = clock()
  for (const ref of await listUnconfirmed(db, now)) {
    await db.transaction().execute(async (tx) => {
      const posting = await lockPosting(tx, ref)
      // The company has confirmed the job meanwhile.
      if (posting?.state !== 'open' || !posting.confirmationRequestedAt) return
      await pause(tx, posting, 'unconfirmed', now)
    })
  }
}

/** Mondays at nine in the morning in India. */
export const askEachWeek: CronJob = { name: 'ask-which-jobs-are-open', cron: '30 3 * * 1', run: askForConfirmations }
export const pauseEachDay: CronJob = { name: 'pause-unconfirmed-jobs', cron: '45 3 * * *', run: pauseUnconfirmed }
