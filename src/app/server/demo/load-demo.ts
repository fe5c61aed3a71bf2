import type { ClientBase, Pool } from 'pg'
import { recountAllResponses } from '#features/companies/server/public.ts'
import { rebuildSearchTerms } from '#features/job-index/server/public.ts'
import { countSuggestions } from '#features/job-suggestions/server/queries.ts'
import type { Database } from '#platform/server/db.ts'
import { applicantCvRows, applicantId, applicantUserRows } from './applicant-rows.ts'
import { makeApplicants } from './applicants.ts'
import { candidateRows } from './candidate-rows.ts'
import { consentRows } from './consent-rows.ts'
import { employerRow } from './employer-row.ts'
import { insertRows } from './insert-rows.ts'
import { interviewRows } from './interview-rows.ts'
import { inOrderOfTime, jobRow } from './jobs.ts'
import { type People, readPeople } from './people-content.ts'
import { contactMessageRows } from './contact-message-rows.ts'
import { planRows } from './plan-rows.ts'
import { ratingRows, waitingRatingRows } from './rating-rows.ts'
import { withoutIndexes } from './without-indexes.ts'
import { insertPostings } from './posting-rows.ts'
import { receivedRows } from './received-rows.ts'
import { dayNumber } from '#platform/contract/dates.ts'
import { insertJobViews, newCompanyRow, teamRows } from './team-rows.ts'
import { resumeRows, sampleUserRows } from './resume-rows.ts'
import { companies, userRows } from './user-rows.ts'
import { makeWorld, type DemoWorld } from './demo-world.ts'

type Progress = (done: number, total: number) => void
export type DemoOrder = {
  readonly jobs: number
  readonly now: Date
  readonly seed?: number
  readonly onProgress?: Progress
  /** Called before each of the longer steps that follow the rows. */
  readonly onStep?: (step: string) => void
  /** From this number of jobs on, it is faster to build the search indexes again than to add to them. */
  readonly many?: number
}

type Places = Pick<Database, 'db' | 'pool'>

/** Some jobs are closed or expired, so well over two thousand are open. */
export const usualJobs = 2_600
/** Small enough that nothing else in the process waits for a batch. */
const batch = 500

/** Ensures that the first `jobs` jobs of the demo list exist, in one transaction. Returns the number of new ones. */
export async function loadDemo({ db, pool }: Places, order: DemoOrder): Promise<number> {
  const { jobs, now, seed = 1, many = 20_000, onProgress, onStep = () => {} } = order
  const world = makeWorld(seed, now, jobs)
  const people = readPeople()
  // Password hashing takes time, so it is done before the transaction holds locks.
  const users = await userRows(world, people)
  const added = await inTransaction(pool, async (client) => {
    await insertRows(client, 'users', users)
    await insertRows(client, 'consents', consentRows(world, users))
    await insertEmployers(client, world)
    const fill = (): Promise<number> => insertJobs(client, world, jobs, onProgress)
    const filled = jobs < many ? await fill() : await withoutIndexes(client, 'job_search', fill, onStep)
    for (const [table, rows] of Object.entries(candidateRows(world, people))) await insertRows(client, table, rows)
    await insertPostings(client, world, await insertReceived(client, world, people, jobs))
    await insertRows(client, 'users', sampleUserRows(world))
    for (const [table, rows] of Object.entries(resumeRows(world))) await insertRows(client, table, rows)
    await insertRows(client, 'company_ratings', [...ratingRows(world, people), ...waitingRatingRows(world, people)])
    await insertTeams(client, world)
    for (const [table, rows] of Object.entries(interviewRows(world))) await insertRows(client, table, rows)
    await insertRows(client, 'pricing_plans', planRows(world))
    await insertRows(client, 'contact_messages', contactMessageRows(world, people))
    await countPostings(client, world)
    return filled
  })
  onStep('Taking statistics')
  // Collects statistics and updates the visibility map; without them the first searches are slow.
  for (const table of ['employers', 'jobs', 'job_search', 'resume_search']) await pool.query(`vacuum (analyze) ${table}`)
  onStep('Collecting the words of the jobs')
  await rebuildSearchTerms(db)
  await countSuggestions(db, now)
  await recountAllResponses({ db, clock: () => now })
  return added
}

async function inTransaction<T>(pool: Pool, work: (client: ClientBase) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query(`select pg_advisory_xact_lock(hashtext('demo data'))`)
    const result = await work(client)
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

async function insertEmployers(client: ClientBase, world: DemoWorld): Promise<void> {
  for (let from = 0; from < world.employers.length; from += batch) {
    const rows = world.employers.slice(from, from + batch).map((employer) => employerRow(world, employer))
    await insertRows(client, 'employers', rows)
  }
}

async function insertTeams(client: ClientBase, world: DemoWorld): Promise<void> {
  await insertRows(client, 'employers', [newCompanyRow(world)])
  for (const [table, rows] of Object.entries(teamRows(world))) await insertRows(client, table, rows)
  const shown = Object.values(companies).map((at) => world.employers[at]?.id)
  await client.query(insertJobViews, [shown, dayNumber(world.anchor.toISOString())])
}

async function insertReceived(client: ClientBase, world: DemoWorld, people: People, jobs: number): Promise<string[]> {
  const applicants = makeApplicants(world, people)
  await insertRows(client, 'users', applicantUserRows(world, applicants))
  await insertRows(client, 'cvs', applicantCvRows(world, applicants))
  const received = receivedRows(world, people, { jobs, applicants })
  for (const [table, rows] of Object.entries(received)) {
    for (let from = 0; from < rows.length; from += batch) await insertRows(client, table, rows.slice(from, from + batch))
  }
  return applicants.map((applicant) => applicantId(world, applicant))
}

/** Inserts the jobs in batches. While the database inserts one batch, the next is made. */
async function insertJobs(client: ClientBase, world: DemoWorld, jobs: number, onProgress?: Progress): Promise<number> {
  let added = 0
  let ahead = Promise.resolve(0)
  const order = inOrderOfTime(world, jobs)
  for (let from = 0; from < jobs; from += batch) {
    const rows = order.slice(from, from + batch).map((index) => jobRow(world, index))
    added += await ahead
    ahead = insertRows(client, 'jobs', rows)
    onProgress?.(from, jobs)
  }
  added += await ahead
  onProgress?.(jobs, jobs)
  return added
}

/** Gives each company job posts to use: some are used already and some are left. */
async function countPostings(client: ClientBase, { employers }: DemoWorld): Promise<void> {
  await client.query(
    `update employers set job_posting_used = open.jobs, job_posting_limit = greatest(job_posting_limit, open.jobs + 20)
     from (select posted_by, count(*)::int as jobs from jobs where is_active group by posted_by) open
     where employers.id = open.posted_by and employers.id = any($1) and job_posting_used <> open.jobs`,
    [employers.map(({ id }) => id)],
  )
}
