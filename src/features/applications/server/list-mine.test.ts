import { expect, test } from 'vitest'
import { aCv, englishCv } from '#tests/factories/a-cv.ts'
import { aJob } from '#tests/factories/a-job.ts'
import { anApplication } from '#tests/factories/an-application.ts'
import { openPortal } from '#tests/portal.ts'

const portal = await openPortal()
const mine = 'GET /api/applications/my-applications'

test('the newest application is first, with the job as it was then', async () => {
  const candidate = await portal.aUser()
  await aCv(candidate)
  const { jobId: first } = await aJob(portal.db, { title: 'Staff Nurse', company: 'Lotus', salaryMin: 300_000 })
  const { jobId: second } = await aJob(portal.db, { title: 'Pharmacist' })
  await candidate.call('POST /api/applications', { jobId: first })
  await candidate.call('POST /api/applications', { jobId: second })
  const answer = (await candidate.call(mine)).json()
  expect(answer.map(({ job }: { job: { title: string } }) => job.title)).toEqual(['Pharmacist', 'Staff Nurse'])
  expect(answer[1]).toMatchObject({
    jobId: first,
    isJobOpen: true,
    job: { id: first, company: 'Lotus', salaryMin: 300_000, salaryMax: null },
    cv: { fullName: englishCv.personalInfo.fullName, headline: 'Senior Software Engineer, Nadi Payments' },
  })
  expect((await candidate.call('GET /api/applications/job-ids')).json().toSorted()).toEqual([first, second].toSorted())
})

test('the submitted data stays unchanged when the CV and the job change', async () => {
  const candidate = await portal.aUser()
  const { id } = await aCv(candidate)
  const { jobId } = await aJob(portal.db, { title: 'Staff Nurse' })
  await portal.db.updateTable('cvs').set({ templateVersion: 7 }).where('id', '=', id).execute()
  await candidate.call('POST /api/applications', { jobId })
  const before = (await candidate.call(mine)).json()
  const changed = {
    ...englishCv,
    template: 'classic',
    skills: ['Painting'],
    summary: 'Everything about me has changed since I sent my application away.',
  }
  expect((await candidate.call(`PUT /api/cvs/${id}`, changed)).statusCode).toBe(200)
  await portal.db.updateTable('jobs').set({ title: 'Porter', isActive: false }).where('id', '=', jobId).execute()
  expect((await candidate.call(mine)).json()).toEqual([{ ...before[0], isJobOpen: false }])
  const sent = await portal.db
    .selectFrom('applications')
    .select(['cvSnapshot', 'cvTemplateVersion'])
    .where('jobId', '=', jobId)
    .executeTakeFirstOrThrow()
  expect(sent).toEqual({ cvSnapshot: englishCv, cvTemplateVersion: 7 })
})

test('an application stays when its CV is deleted', async () => {
  const candidate = await portal.aUser()
  const { id } = await aCv(candidate)
  await candidate.call('POST /api/applications', { jobId: (await aJob(portal.db)).jobId })
  await candidate.call(`DELETE /api/cvs/${id}`)
  expect((await candidate.call(mine)).json()).toHaveLength(1)
})

test('a person cannot read the applications of others, and a visitor none', async () => {
  const other = await portal.aUser()
  expect((await other.call(mine)).json()).toEqual([])
  expect((await portal.visitor.call(mine)).statusCode).toBe(401)
  expect((await portal.visitor.call('GET /api/applications/job-ids')).statusCode).toBe(401)
})

test('long lists are paged on both sides, with links to the other pages', async () => {
  const employer = await portal.anEmployer()
  const candidate = await portal.aUser()
  for (let i = 0; i < 3; i++) await anApplication(portal, { candidate, employer, title: `Post ${i}` })
  const page = await candidate.call(`${mine}?limit=2&page=2`)
  expect(page.json()).toHaveLength(1)
  expect(page.headers).toMatchObject({
    'x-total-count': '3',
    link: '</api/applications/my-applications?limit=2&page=1>; rel="prev"',
  })
  expect((await candidate.call(mine)).json()).toHaveLength(3)
  const received = await employer.call('GET /api/employer/applications?limit=2')
  expect(received.headers).toMatchObject({
    'x-total-count': '3',
    link: '</api/employer/applications?limit=2&page=2>; rel="next"',
  })
  const jobs = await portal.visitor.call(`GET /api/companies/${employer.employerId}/jobs?limit=2&page=2`)
  expect(jobs.headers).toMatchObject({
    'x-total-count': '3',
    link: `</api/companies/${employer.employerId}/jobs?limit=2&page=1>; rel="prev"`,
  })
  const companies = await portal.visitor.call('GET /api/companies?q=Lotus&limit=1')
  expect(companies.headers['x-total-count']).toBeDefined()
})

test('a long list has pages of twenty, and is filtered and counted on the server', async () => {
  const [first, employer] = [await anApplication(portal, { title: 'Ward Sister' }), await portal.anEmployer()]
  const { candidate } = first
  for (let i = 0; i < 21; i++)
    await anApplication(portal, { candidate, employer, title: i < 2 ? `Driver 100% ${i}` : `Clerk ${i}` })
  await candidate.call(`POST ${first.mine}/withdraw`)
  const titles = async (query: string): Promise<string[]> =>
    (await candidate.call(`${mine}${query}`)).json().map(({ job }: { job: { title: string } }) => job.title)

  const whole = await candidate.call(mine)
  expect(whole.json()).toHaveLength(20)
  expect(whole.headers).toMatchObject({
    'x-total-count': '22',
    link: '</api/applications/my-applications?page=2&limit=20>; rel="next"',
  })
  expect(await titles('?page=2')).toEqual(['Driver 100% 0', 'Ward Sister'])
  expect(await titles('?status=withdrawn')).toEqual(['Ward Sister'])
  expect(await titles('?q=LOTUS+100%25')).toEqual(['Driver 100% 1', 'Driver 100% 0'])
  expect((await candidate.call(`${mine}?q=driver`)).headers['x-total-count']).toBe('2')
  expect(await titles('?q=driver&status=withdrawn')).toEqual([])
  expect(await titles('?q=&status=')).toHaveLength(20)
  expect((await candidate.call('GET /api/applications/status-counts')).json()).toEqual({ applied: 21, withdrawn: 1 })
  expect((await candidate.call(`${mine}?status=unheard`)).statusCode).toBe(400)
})
