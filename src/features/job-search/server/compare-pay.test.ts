import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { newId } from '#platform/server/new-id.ts'
import { aJob } from '#tests/factories/a-job.ts'
import { openPortal } from '#tests/portal.ts'

const { db, visitor } = await openPortal()
const { jobId, employerId: postedBy } = await aJob(db, {
  title: 'Staff Nurse',
  location: 'Pune, Maharashtra',
  salaryMin: 9_000_000,
})

async function post(count: number, over: Partial<Parameters<typeof aJob>[1]> = {}): Promise<void> {
  for (let lakhs = 1; lakhs <= count; lakhs++)
    await aJob(db, { title: 'Staff Nurse', postedBy, salaryMin: lakhs * 100_000, salaryMax: lakhs * 100_000, ...over })
}
const ask = async (id = jobId) => (await visitor.call(`GET /api/jobs/${id}/similar-pay`)).json<object>()

test('the pay of a job is compared with the nearest group of similar jobs that is large enough, without the job itself', async () => {
  // None of these jobs counts: one has no pay, one is closed, the others are of another trade.
  await aJob(db, { title: 'Staff Nurse', postedBy })
  await aJob(db, { title: 'Staff Nurse', postedBy, salaryMin: 9_900_000, isActive: false })
  await post(9, { title: 'Welder' })
  expect(await ask()).toEqual({ jobs: 0, place: null, isSameLevel: false, pay: null })

  await post(4, { location: 'Delhi', experienceLevel: 'senior' })
  await post(3, { location: 'Delhi' })
  expect(await ask()).toEqual({ jobs: 7, place: null, isSameLevel: false, pay: null })
  await post(1, { location: 'Delhi', experienceLevel: 'senior' })
  expect(await ask()).toMatchObject({ jobs: 8, place: null, isSameLevel: false, pay: { median: 200_000 } })

  await post(5, { location: 'Nashik, Maharashtra' })
  expect(await ask()).toMatchObject({ jobs: 8, place: null, isSameLevel: true })
  await post(3, { location: 'Poona' })
  expect(await ask()).toMatchObject({ jobs: 8, place: 'Maharashtra', isSameLevel: true })
  await post(8, { title: 'Nurse (staff)', location: 'Pune, Maharashtra' })
  expect(await ask()).toEqual({
    jobs: 11,
    place: 'Pune',
    isSameLevel: true,
    pay: { lowerQuarter: 200_000, median: 300_000, upperQuarter: 550_000 },
  })
})

test('work from home has no place to compare, and an unknown job has no pay', async () => {
  await post(8, { title: 'Copy Editor', location: 'Remote' })
  const { jobId: remote } = await aJob(db, { title: 'Copy Editor', location: 'Remote', postedBy })
  expect(await ask(remote)).toMatchObject({ jobs: 8, place: null, isSameLevel: true })
  expect((await visitor.call(`GET /api/jobs/${newId()}/similar-pay`)).statusCode).toBe(404)
})

test('a comparison that takes too long is given up, and the next one works', async () => {
  await db.transaction().execute(async (tx) => {
    await sql`lock table job_search in access exclusive mode`.execute(tx)
    const answer = await visitor.call(`GET /api/jobs/${jobId}/similar-pay`)
    expect(answer.statusCode).toBe(503)
    expect(answer.json()).toMatchObject({ code: 'tooSlow' })
  })
  expect(await ask()).toMatchObject({ pay: { median: 300_000 } })
})
