import { openSearch, type Search } from '#features/job-search/server/public.ts'
import { dayNumber } from '#platform/contract/dates.ts'
import { Refusal } from '#platform/contract/refusal.ts'
import { publish } from '#platform/server/events.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { CronJob } from '#platform/server/schedule.ts'
import { type SavedQuery, searchAlerted } from '../contract.ts'
import { newsSince, whyFound } from '../rules.ts'
import { type DueSearch, insertAlerts, listActiveSearches, listFreshJobs } from './alert-queries.ts'

const searchesAtOnce = 500
const jobsPerSearch = 50

/**
 * Finds new jobs for every search that is not paused. A second run finds nothing. If one search fails, the others still run; then the job fails and
 * is retried.
 */
export async function findAlerts(context: Pick<AppContext, 'db' | 'searchPool' | 'clock'>): Promise<void> {
  const search = openSearch(context.searchPool)
  const failures: unknown[] = []
  let last: string | null = null
  do {
    const due = await listActiveSearches(context.db, last, searchesAtOnce)
    for (const saved of due)
      await lookFor(context, search, saved).catch((cause: unknown) => {
        failures.push(new Error(`not looked for: ${saved.id}`, { cause }))
      })
    last = due.length < searchesAtOnce ? null : (due.at(-1)?.id ?? null)
  } while (last !== null)
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} saved searches not looked for`)
}

async function lookFor({ db, clock }: Pick<AppContext, 'db' | 'clock'>, search: Search, { id, query, createdAt }: DueSearch) {
  const now = clock()
  const { ids, q } = await foundBy(search, query, now)
  if (ids.length === 0) return
  const jobs = await listFreshJobs(db, ids, { since: newsSince(createdAt, now), now })
  if (jobs.length === 0) return
  const alerts = jobs.map((job) => ({ jobId: job.id, reason: whyFound({ ...query, q }, job), foundAt: now }))
  await db.transaction().execute(async (tx) => {
    if (await insertAlerts(tx, id, alerts)) await publish(tx, searchAlerted, { searchId: id, day: dayNumber(now.toISOString()) })
  })
}

type FoundBy = { readonly ids: readonly string[]; readonly q: string | undefined }

/** `q` are the searched words, which differ from the saved ones if these were corrected. */
async function foundBy(search: Search, query: SavedQuery, now: Date): Promise<FoundBy> {
  try {
    const { jobs, corrected } = await search({ ...query, sort: 'recent', page: 1, limit: jobsPerSearch }, now)
    return { ids: jobs.map((job) => job.id), q: corrected ?? query.q }
  } catch (error) {
    // The search is too broad today; the others still run.
    if (error instanceof Refusal) return { ids: [], q: query.q }
    throw error
  }
}

/** At seven in the morning in India, an hour before the daily digest. */
export const findAlertsDaily: CronJob = { name: 'find-alerts', cron: '30 1 * * *', run: findAlerts }
