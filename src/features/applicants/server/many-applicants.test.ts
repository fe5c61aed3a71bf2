import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { englishCv } from '#tests/factories/a-cv.ts'
import { aJob } from '#tests/factories/a-job.ts'
import { openPortal } from '#tests/portal.ts'

const portal = await openPortal()
const statuses = ['applied', 'in_review', 'under_review', 'interview', 'offer', 'hired', 'rejected', 'withdrawn']

/** A job with this number of applicants, evenly distributed over all statuses. */
async function aJobWith(employerId: string, count: number): Promise<string> {
  const { jobId } = await aJob(portal.db, { postedBy: employerId })
  await sql`with people as (
      insert into users (id, email, first_name, last_name, location, experience, email_verified, auth_method, social_id)
      select gen_random_uuid(), ${jobId} || '-' || n || '@example.in', 'Asha', 'No ' || n, 'Pune, Maharashtra', n % 20, true, 'google', ${jobId} || n
      from generate_series(1, ${count}::int) as n returning id)
    insert into applications (id, job_id, user_id, status, cv_snapshot, job_snapshot, applied_at, updated_at)
    select gen_random_uuid(), ${jobId}, id, (${statuses}::text[])[1 + (row_number() over ())::int % 8], ${JSON.stringify(englishCv)}::jsonb, '{}'::jsonb,
      now() - interval '1 minute' * row_number() over (), now() from people`.execute(portal.db)
  return jobId
}

/** The shortest of several rounds in milliseconds, because other work uses the machine too. */
async function timesOf(calls: readonly (() => Promise<unknown>)[]): Promise<number[]> {
  const lowest = calls.map(() => Infinity)
  for (let round = 0; round < 25; round++)
    for (const [at, call] of calls.entries()) {
      const start = performance.now()
      await call()
      lowest[at] = Math.min(lowest[at] ?? Infinity, performance.now() - start)
    }
  return lowest
}

test(
  'with 10,000 applicants of a job, the first view of table and board takes at most twice as long as with 100',
  { timeout: 120_000 },
  async () => {
    const employer = await portal.anEmployer()
    const [few, many] = [await aJobWith(employer.employerId, 100), await aJobWith(employer.employerId, 10_000)]
    await sql`analyze`.execute(portal.db)
    const table = (jobId: string) => employer.call(`GET /api/employer/applicants?jobId=${jobId}`)
    const board = (jobId: string) => employer.call(`GET /api/employer/applicants/board?jobId=${jobId}`)
    expect((await table(many)).headers['x-total-count']).toBe('1000+')
    expect((await board(many)).json()[0]).toMatchObject({ status: 'applied', total: 101 })
    const [tableFew = 0, tableMany = 0, boardFew = 0, boardMany = 0] = await timesOf([
      () => table(few),
      () => table(many),
      () => board(few),
      () => board(many),
    ])
    expect(tableMany / tableFew).toBeLessThanOrEqual(2)
    expect(boardMany / boardFew).toBeLessThanOrEqual(2)
  },
)

test('every order of a large job uses an index', async () => {
  const employer = await portal.anEmployer()
  const jobId = await aJobWith(employer.employerId, 3_000)
  await sql`analyze received_applications`.execute(portal.db)
  for (const order of [
    'applied_at desc, application_id desc',
    'years desc nulls last, application_id desc',
    'pay_wanted, application_id desc',
    'score desc nulls last, application_id desc',
  ]) {
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain select * from received_applications
      where employer_id = ${employer.employerId} and job_id = ${jobId} order by ${sql.raw(order)} limit 25`.execute(portal.db)
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toMatch(/Index Scan/)
  }
})
