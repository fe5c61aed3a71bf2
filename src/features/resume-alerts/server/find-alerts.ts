import { openResumeSearch, type SearchResumes } from '#features/resume-search/server/public.ts'
import { dayNumber, daysBefore } from '#platform/contract/dates.ts'
import { Refusal } from '#platform/contract/refusal.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { publish } from '#platform/server/events.ts'
import type { CronJob } from '#platform/server/schedule.ts'
import { resumeAlertsDue } from '../contract.ts'
import { type DueSearch, insertAlerts, listActive, listAlerted } from './alert-queries.ts'

const searchesAtOnce = 500
const pages = 3
const lookedBackDays = 3

type FindContext = Pick<AppContext, 'db' | 'searchPool' | 'clock'>

/**
 * Finds people for every search that is not paused, and publishes an event for each member who gets an email. A second run finds nothing. If one
 * search fails, the others still run; then the job fails and is retried.
 */
export async function findResumeAlerts(context: FindContext): Promise<void> {
  const { db, clock } = context
  const search = openResumeSearch(context.searchPool)
  const failures: unknown[] = []
  let last: string | null = null
  do {
    const due = await listActive(db, last, searchesAtOnce)
    for (const saved of due) await lookFor(context, search, saved).catch((cause: unknown) => void failures.push(cause))
    last = due.length < searchesAtOnce ? null : (due.at(-1)?.id ?? null)
  } while (last !== null)
  const now = clock()
  const members = await listAlerted(db, daysBefore(now, lookedBackDays))
  const day = dayNumber(now.toISOString())
  await db.transaction().execute(async (tx) => {
    for (const userId of members) await publish(tx, resumeAlertsDue, { userId, day })
  })
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} saved resume searches not looked for`)
}

/** Only the most recently active people are read: anyone who has changed a profile lately was active lately. */
async function lookFor(
  { db, clock }: FindContext,
  search: SearchResumes,
  { id, employerId, query, createdAt }: DueSearch,
): Promise<void> {
  const now = clock()
  const active = Math.min(query.active ?? lookedBackDays + 1, lookedBackDays + 1)
  const people: string[] = []
  for (let page = 1; page <= pages; page++) {
    const { resumes } = await found(search, { ...query, active, sort: 'active', page }, { employerId, now })
    people.push(...resumes.map((resume) => resume.id))
    if (resumes.length === 0) break
  }
  if (people.length === 0) return
  const since = new Date(Math.max(createdAt.getTime(), daysBefore(now, lookedBackDays).getTime()))
  await db.transaction().execute((tx) => insertAlerts(tx, { searchId: id, people, since, now }))
}

/** A search that is too broad today is skipped; the others still run. */
async function found(search: SearchResumes, ...given: Parameters<SearchResumes>) {
  try {
    return await search(...given)
  } catch (error) {
    if (error instanceof Refusal) return { resumes: [] }
    throw error
  }
}

/** At seven in the morning in India. */
export const findResumeAlertsDaily: CronJob = { name: 'find-resume-alerts', cron: '30 1 * * *', run: findResumeAlerts }
