import { openSearch, type Search } from '#features/jobs/server/door.ts'
import { dayNumber } from '#platform/contract/dates.ts'
import { Refusal } from '#platform/contract/refusal.ts'
import { publish } from '#platform/server/events.ts'
import type { Facilities } from '#platform/server/facilities.ts'
import type { Appointment } from '#platform/server/timetable.ts'
import { type SavedQuery, searchAlerted } from '../contract.ts'
import { newsSince, whyFound } from '../rules.ts'
import { type DueSearch, insertAlerts, listActiveSearches, listFreshJobs } from './alert-queries.ts'

const searchesAtOnce = 500
const jobsPerSearch = 50

/** Looks, for every search that is not paused, what has come since. Run twice, it finds nothing the second time. */
export async function findAlerts(facilities: Pick<Facilities, 'db' | 'searchPool' | 'clock'>): Promise<void> {
  const search = openSearch(facilities.searchPool)
  let last: string | null = null
  for (;;) {
    const due = await listActiveSearches(facilities.db, last, searchesAtOnce)
    for (const saved of due) await lookFor(facilities, search, saved)
    last = due.at(-1)?.id ?? null
    if (due.length < searchesAtOnce) return
  }
}

async function lookFor({ db, clock }: Pick<Facilities, 'db' | 'clock'>, search: Search, { id, query, createdAt }: DueSearch) {
  const now = clock()
  const found = await idsOf(search, query, now)
  if (found.length === 0) return
  const jobs = await listFreshJobs(db, found, { since: newsSince(createdAt, now), now })
  if (jobs.length === 0) return
  const alerts = jobs.map((job) => ({ jobId: job.id, reason: whyFound(query, job), foundAt: now }))
  await db.transaction().execute(async (tx) => {
    if (await insertAlerts(tx, id, alerts)) await publish(tx, searchAlerted, { searchId: id, day: dayNumber(now.toISOString()) })
  })
}

async function idsOf(search: Search, query: SavedQuery, now: Date): Promise<readonly string[]> {
  try {
    const { jobs } = await search({ ...query, sort: 'recent', page: 1, limit: jobsPerSearch }, now)
    return jobs.map((job) => job.id)
  } catch (error) {
    // Too broad to be looked for today; the others go on.
    if (error instanceof Refusal) return []
    throw error
  }
}

/** At seven in the morning in India, an hour before the letter of the day. */
export const findAlertsDaily: Appointment = { name: 'find-alerts', cron: '30 1 * * *', run: findAlerts }
