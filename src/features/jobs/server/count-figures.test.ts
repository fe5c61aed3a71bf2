import { expect, test } from 'vitest'
import { aJob } from '#tests/factories/a-job.ts'
import { openPortal } from '#tests/portal.ts'

const now = { ms: Date.now() }
const portal = await openPortal({ clock: () => new Date(now.ms) })
const figures = async () => (await portal.visitor.call('GET /api/jobs/figures')).json()

test('open jobs, their companies and their cities are counted, at most once a minute', async () => {
  expect(await figures()).toEqual({ jobs: 0, companies: 0, cities: 0, hiring: [] })
  const { employerId } = await aJob(portal.db, { company: 'Lotus', location: 'Pune, Maharashtra' })
  await aJob(portal.db, { company: 'Lotus', location: 'pune', postedBy: employerId })
  await aJob(portal.db, { company: 'Kaveri', location: 'Mysuru' })
  await aJob(portal.db, { company: 'Gone', location: 'Delhi', isActive: false })
  await aJob(portal.db, { company: 'Late', location: 'Delhi', expiresAt: new Date(now.ms - 1) })
  expect(await figures()).toMatchObject({ jobs: 0 })
  now.ms += 60_000
  expect(await figures()).toEqual({
    jobs: 3,
    companies: 2,
    cities: 2,
    hiring: [
      { company: 'Lotus', companyLogo: null, openJobs: 2 },
      { company: 'Kaveri', companyLogo: null, openJobs: 1 },
    ],
  })
})
