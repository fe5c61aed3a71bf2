import { daysBefore } from '#platform/contract/dates.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { CronJob } from '#platform/server/schedule.ts'
import { companyKeysIn, elsewherePerDay, roleKeysIn } from '../rules.ts'
import { keepMatches } from './save-matches.ts'
import {
  comparePairs,
  isAnyoneWishing,
  type Key,
  listWishesForCompanies,
  listWishesForRoles,
  type NewJob,
  takeNewJobs,
} from './match-queries.ts'

const jobsAtOnce = 200

/** Compares every new job with the wishes that it may match, which are found by index: never every job with every wish. */
export async function matchNewJobs(context: Pick<AppContext, 'db' | 'clock'>): Promise<void> {
  while ((await matchSome(context)) === jobsAtOnce);
}

/** Matches some jobs, and deletes them from the list in the same transaction. Returns their number. */
async function matchSome({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Promise<number> {
  const now = clock()
  return db.transaction().execute(async (tx) => {
    const jobs = await takeNewJobs(tx, jobsAtOnce)
    if (jobs.length === 0 || !(await isAnyoneWishing(tx))) return jobs.length
    const since = daysBefore(now, 1)
    const pairs = [
      ...(await listWishesForCompanies(
        tx,
        jobs,
        keysOf(jobs, ({ companyKey }) => companyKeysIn(companyKey)),
      )),
      ...(await listWishesForRoles(
        tx,
        keysOf(jobs, ({ titleStems }) => roleKeysIn(titleStems)),
        { since, most: elsewherePerDay },
      )),
    ]
    const unique = [...new Map(pairs.map((pair) => [`${pair.wishId} ${pair.jobId}`, pair])).values()]
    await keepMatches(tx, await comparePairs(tx, unique, now), now)
    return jobs.length
  })
}

function keysOf(jobs: readonly NewJob[], keysIn: (job: NewJob) => readonly string[]): Key[] {
  return jobs.flatMap((job) => keysIn(job).map((key) => ({ jobId: job.id, key })))
}

export const matchEachMinute: CronJob = { name: 'match-new-jobs', cron: '* * * * *', run: matchNewJobs }
