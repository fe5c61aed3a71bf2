import { expect, test } from 'vitest'
import type { Company } from '#features/companies/contract.ts'
import type { Job, JobInFull, SavedJob } from '#features/jobs/contract.ts'
import { aJob } from '#tests/factories/a-job.ts'
import { anApplication, type ApplicationCase } from '#tests/factories/an-application.ts'
import { daysBefore } from '#platform/contract/dates.ts'
import { openPortal } from '#tests/portal.ts'
import { recountAllResponses } from './recount-responses.ts'

let now = new Date('2026-03-02T06:00:00Z')
const portal = await openPortal({ clock: () => now })
const { db, visitor } = portal

const read = async <T>(path: string): Promise<T> => (await visitor.call(`GET ${path}`)).json<T>()
const move = ({ employer, theirs }: ApplicationCase) =>
  employer.call(`PUT ${theirs}/status`, { from: 'applied', to: 'in_review' })

/** Moves the time on, because lists are cached for up to a minute. */
async function counted(): Promise<void> {
  await portal.settle()
  await recountAllResponses(portal.context)
  now = new Date(now.getTime() + 61_000)
}

async function applicationsTo(
  employer: Awaited<ReturnType<typeof portal.anEmployer>>,
  count: number,
  sentDaysAgo = 8,
): Promise<ApplicationCase[]> {
  const applied: ApplicationCase[] = []
  while (applied.length < count) applied.push(await anApplication(portal, { employer, title: 'Ward Sister' }))
  const ids = applied.map(({ applicationId }) => applicationId)
  await db
    .updateTable('applications')
    .set({ appliedAt: daysBefore(now, sentDaysAgo) })
    .where('id', 'in', ids)
    .execute()
  return applied
}

test('the figures of a company are on its jobs in every list, and on its page', async () => {
  const employer = await portal.anEmployer({ companyName: 'Kaveri Hospital' })
  const applied = await applicationsTo(employer, 5)
  for (const one of applied.slice(0, 4)) expect((await move(one)).statusCode).toBe(200)
  await counted()
  const responses = { applications: 5, answered: 4, medianDays: expect.closeTo(8) }
  const [first] = applied
  expect((await read<JobInFull>(`/api/jobs/${first?.jobId}`)).responses).toEqual(responses)
  for (const list of ['/api/jobs?q=ward', `/api/jobs/${first?.jobId}/similar`, `/api/companies/${employer.employerId}/jobs`]) {
    const jobs = await read<Job[]>(list)
    expect({ list, shown: jobs.map((job) => job.responses) }).toEqual({ list, shown: jobs.map(() => responses) })
    expect({ list, isEmpty: jobs.length === 0 }).toEqual({ list, isEmpty: false })
  }
  expect((await read<Company[]>('/api/companies?q=kaveri'))[0]?.responses).toEqual(responses)
})

test('an application that waits counts after a week, and one with an answer at once', async () => {
  const employer = await portal.anEmployer()
  const [fresh] = [await applicationsTo(employer, 3, 6), await applicationsTo(employer, 4)]
  await counted()
  const figures = () => db.selectFrom('companyResponses').selectAll().where('employerId', '=', employer.employerId).execute()
  expect(await figures()).toEqual([])
  for (const one of fresh.slice(0, 2)) await move(one)
  await counted()
  expect(await figures()).toMatchObject([{ applications: 6, answered: 2 }])
})

test('the figures are on saved jobs', async () => {
  const employer = await portal.anEmployer()
  const applied = await applicationsTo(employer, 5)
  await counted()
  for (const { candidate, jobId } of applied.slice(0, 1)) {
    await candidate.call(`PUT /api/saved-jobs/${jobId}`)
    const saved = (await candidate.call('GET /api/saved-jobs')).json<SavedJob[]>()
    expect(saved.map((job) => job.responses)).toEqual([{ applications: 5, answered: 0, medianDays: null }])
  }
})

test('for fewer than five applications no figures are shown or stored, so that they reveal no single decision', async () => {
  const employer = await portal.anEmployer({ companyName: 'Tapti Hospital' })
  const applied = await applicationsTo(employer, 5)
  await counted()
  const known = () => db.selectFrom('companyResponses').selectAll().where('employerId', '=', employer.employerId).execute()
  const shown = async () => (await read<JobInFull>(`/api/jobs/${applied[1]?.jobId}`)).responses
  expect(await known()).toHaveLength(1)
  expect(await shown()).toEqual({ applications: 5, answered: 0, medianDays: null })
  const [first] = applied
  if (first) await first.candidate.call(`POST ${first.mine}/withdraw`)
  await counted()
  expect([await known(), await shown()]).toEqual([[], null])
  const rank = db.selectFrom('jobSearch').innerJoin('jobs', 'jobs.id', 'jobSearch.jobId').select('jobSearch.answers').distinct()
  expect(await rank.where('jobs.postedBy', '=', employer.employerId).execute()).toEqual([{ answers: 0 }])
})

test('applications that are older than a year are removed from the figures at night', async () => {
  const employer = await portal.anEmployer()
  await applicationsTo(employer, 5)
  await counted()
  const known = () => db.selectFrom('companyResponses').selectAll().where('employerId', '=', employer.employerId).execute()
  expect(await known()).toHaveLength(1)
  now = new Date(now.getTime() + 366 * 24 * 60 * 60 * 1_000)
  await recountAllResponses(portal.context)
  expect(await known()).toEqual([])
})

const names = async (): Promise<string[]> => (await read<Job[]>('/api/jobs?q=turner&sort=answers')).map(({ company }) => company)

test('sorted by answers, jobs move when their company answers, and within ten per cent the newest come first', async () => {
  const [good, slow, unknown] = [
    await portal.anEmployer({ companyName: 'Good' }),
    await portal.anEmployer({ companyName: 'Slow' }),
    await portal.anEmployer({ companyName: 'Unknown' }),
  ]
  for (const [company, employer, minutes] of [
    ['Good', good, 1],
    ['Slow', slow, 2],
    ['Unknown', unknown, 3],
  ] as const)
    await aJob(db, {
      title: 'Turner',
      company,
      postedBy: employer.employerId,
      createdAt: new Date(now.getTime() + minutes * 60_000),
    })
  const [ofGood, ofSlow] = [await applicationsTo(good, 5), await applicationsTo(slow, 5)]
  await counted()
  expect(await names()).toEqual(['Slow', 'Good', 'Unknown'])
  for (const one of ofGood) await move(one)
  await counted()
  expect(await names()).toEqual(['Good', 'Slow', 'Unknown'])
  for (const one of ofSlow) await move(one)
  await counted()
  expect(await names()).toEqual(['Slow', 'Good', 'Unknown'])
})
