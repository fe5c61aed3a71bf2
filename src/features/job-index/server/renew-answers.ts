import { responsesCounted } from '#features/employers/contract.ts'
import type { Db } from '#platform/server/db.ts'
import { reaction } from '#platform/server/events.ts'
import { retryOnLockTimeout } from '#platform/server/retry-on-lock-timeout.ts'
import type { CronJob } from '#platform/server/schedule.ts'
import { answersAtOnce, renewAnswersOf } from './answers-queries.ts'

/** In small transactions: a company may have many thousands of open jobs. */
async function renewAll(db: Db, employerId: string | null): Promise<void> {
  for (let renewed = answersAtOnce; renewed === answersAtOnce;)
    renewed = await retryOnLockTimeout(db, (tx) => renewAnswersOf(tx, employerId))
}

/** The jobs of a company move in the order "Answers first" when its figures do. */
export const renewAnswers = reaction('renewAnswers', responsesCounted, ({ db }, { employerId }) => renewAll(db, employerId))

/** At night in India: three. A job that was posted while its company was counted may have the rank from before. */
export const renewAnswersNightly: CronJob = {
  name: 'renew-answers',
  cron: '30 21 * * *',
  run: ({ db }) => renewAll(db, null),
}
