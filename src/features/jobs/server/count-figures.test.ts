import { expect, test } from 'vitest'
import { aJob } from '#tests/factories/a-job.ts'
import { openPortal } from '#tests/portal.ts'

const now = { ms: Date.now() }
const portal = await openPortal({ clock: () => new Date(now.ms) })
const figures = async () => (await portal.visitor.call('GET /api/jobs/figures')).json()

test('open jobs, their companies and their cities are counted, at most once a minute', async () => {
  expect(await figures()).toEqual({ jobs: 0, companies: 0, cities: 0, hiring: [], fresh: [] })
  const { employerId } = await aJob(portal.db, { company: 'Lotus', location: 'Pune, Maharashtra' })
  await aJob(portal.db, { company: 'Lotus', location: 'pune', postedBy: employerId })
  await aJob(portal.db, { company: 'Kaveri', location: 'Mysuru' })
  await aJob(portal.db, { company: 'Gone', location: 'Delhi', isActive: false })
  await aJob(portal.db, { company: 'Late', location: 'Delhi', expiresAt: new Date(now.ms - 1) })
  expect(await figures()).toMatchObject({ jobs: 0 })
  now.ms += 60_000
  expect(await figures()).toMatchObject({
    jobs: 3,
    companies: 2,
    cities: 2,
    hiring: [
      { company: 'Lotus', companyLogo: null, openJobs: 2 },
      { company: 'Kaveri', companyLogo: null, openJobs: 1 },
    ],
  })
})

test('the notice board has the newest job of each trade, with its pay', async () => {
  now.ms += 60_000
  const at = (minutes: number) => new Date(now.ms + minutes * 60_000)
  const nurse = await aJob(portal.db, { title: 'Nurse', salaryMin: 300_000, createdAt: at(1), urgentHiring: false })
  await portal.db.updateTable('employers').set({ industry: 'Hospitals' }).where('id', '=', nurse.employerId).execute()
  await aJob(portal.db, { title: 'Ward boy', salaryMin: 200_000, createdAt: at(0), postedBy: nurse.employerId })
  await aJob(portal.db, { title: 'Matron', salaryMin: null, salaryMax: null, createdAt: at(3), postedBy: nurse.employerId })
  const weaver = await aJob(portal.db, { title: 'Weaver', salaryMin: 250_000, createdAt: at(2) })
  await portal.db.updateTable('employers').set({ industry: 'Textiles' }).where('id', '=', weaver.employerId).execute()
  const titles = (await figures()).fresh.map(({ title }: { readonly title: string }) => title)
  expect(titles.slice(0, 2)).toEqual(['Weaver', 'Nurse'])
  expect(titles).not.toContain('Ward boy')
  expect(titles).not.toContain('Matron')
  await portal.db.updateTable('jobs').set({ isActive: false }).where('id', '=', weaver.jobId).execute()
  expect(
    (await figures()).fresh.map(({ title }: { readonly title: string }) => title),
    'closed within the minute',
  ).not.toContain('Weaver')
})
