import { responsesCounted } from '#features/employers/contract.ts'
import type { Db } from '#platform/server/db.ts'
import { reaction } from '#platform/server/events.ts'
import { retryOnLockTimeout } from '#platform/server/retry-on-lock-timeout.ts'
import type { CronJob } from '#platform/server/schedule.ts'
import { answersAtOnce, renewAnswersOf } from './answers-queries.ts'

/** Renews the ranks in small transactions, because a company may have thousands of open jobs. */
async function renewAll(db: Db, employerId: string | null): Promise<void> {
  for (let renewed = answersAtOnce; renewed === answersAtOnce;)
    renewed = await retryOnLockTimeout(db, (tx) => renewAnswersOf(tx, employerId))
}

/** When the figures of a company change, its jobs move in the order "Answers first". */
export const renewAnswers = reaction('renewAnswers', responsesCounted, ({ db }, { employerId }) => renewAll(db, employerId))

/** Runs at 03:00 in India (21:30 UTC). Corrects jobs that were posted while their company was being counted. */
export const renewAnswersNightly: CronJob = {
  name: 'renew-answers',
  cron: '30 21 * * *',
  run: ({ db }) => renewAll(db, null),
}
