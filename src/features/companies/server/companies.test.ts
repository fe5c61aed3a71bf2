import { expect, test } from 'vitest'
import { insertStatusChange } from '#features/applications/server/queries.ts'
import type { Company, CompanyProfile } from '#features/companies/contract.ts'
import type { QueuedRating } from '#features/companies/rating-contract.ts'
import { aCv } from '#tests/factories/a-cv.ts'
import { aJob } from '#tests/factories/a-job.ts'
import { openPortal, type Person } from '#tests/portal.ts'

let now = new Date('2026-03-02T06:00:00Z')
const portal = await openPortal({ clock: () => now })
const { db, visitor } = portal
const hospital = await aJob(db, { company: 'Lotus Care Hospital' })
await aJob(db, { postedBy: hospital.employerId, location: 'Nashik, Maharashtra' })
await aJob(db, { postedBy: hospital.employerId, title: 'Old job', isActive: false, location: 'Goa' })
const closed = await aJob(db, { company: 'Closed Mills', isActive: false })
const cafe = await aJob(db, { company: 'Café Kaveri', location: 'Mysuru, Karnataka' })
await db.updateTable('employers').set({ industry: 'Healthcare', size: '51-200' }).where('id', '=', hospital.employerId).execute()

const list = async (query = ''): Promise<Company[]> => (await visitor.call(`GET /api/companies${query}`)).json()
const profile = async (id: string): Promise<CompanyProfile> => (await visitor.call(`GET /api/companies/${id}`)).json()
/** The catalogue is cached for a minute. */
const aMinuteLater = (): void => void (now = new Date(now.getTime() + 61_000))

async function anApplicant(): Promise<Person & { readonly applicationId: string }> {
  const person = await portal.aUser()
  await aCv(person)
  const answer = await person.call('POST /api/applications', { jobId: hospital.jobId })
  return { ...person, applicationId: answer.json<{ id: string }>().id }
}

test('the list has the companies that are hiring, with the number and cities of their open jobs', async () => {
  const all = await list()
  expect(all.map(({ companyName, openJobs, cities }) => ({ companyName, openJobs, cities }))).toEqual([
    { companyName: 'Lotus Care Hospital', openJobs: 2, cities: ['Nashik', 'Pune'] },
    { companyName: 'Café Kaveri', openJobs: 1, cities: ['Mysuru'] },
  ])
  expect(JSON.stringify(all), 'how to reach its people is not told').not.toContain('@')
  expect((await visitor.call('GET /api/companies/industries')).json()).toEqual(['Healthcare'])
  expect((await visitor.call(`GET /api/companies/${closed.employerId}`)).statusCode).toBe(404)
})

test.each([
  ['?q=cafe', ['Café Kaveri']],
  ['?q=kav%20mys', ['Café Kaveri']],
  ['?q=averi', []],
  ['?industry=Healthcare', ['Lotus Care Hospital']],
  ['?sort=name', ['Café Kaveri', 'Lotus Care Hospital']],
  ['?limit=1&page=2', ['Café Kaveri']],
])('%s finds its companies', async (query, names) => {
  expect((await list(query)).map(({ companyName }) => companyName)).toEqual(names)
})

test('a wrong sort is refused, and an unknown company is not found', async () => {
  const refused = await visitor.call('GET /api/companies?sort=size')
  expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
    400,
    'sort is one of rating, answers, jobs, name',
  ])
  for (const id of ['nonsense', '019b76da-af9b-75e9-a009-f68abdcdf07f', '%00'])
    expect((await visitor.call(`GET /api/companies/${id}`)).statusCode).toBe(404)
})

test('the open jobs of a company, and no others, are listed in pages', async () => {
  const jobs = await visitor.call(`GET /api/companies/${hospital.employerId}/jobs?limit=1&page=2`)
  expect(jobs.json()).toHaveLength(1)
  const all = await visitor.call(`GET /api/companies/${hospital.employerId}/jobs`)
  expect(all.json<{ title: string }[]>().map(({ title }) => title)).toEqual(['Staff Nurse', 'Staff Nurse'])
})

test('answers are counted from the fifth application on', async () => {
  const applicants = await Promise.all([1, 2, 3, 4].map(anApplicant))
  expect((await profile(hospital.employerId)).responses).toBeNull()
  applicants.push(await anApplicant())
  const day = 24 * 60 * 60 * 1_000
  for (const [index, { applicationId }] of applicants.slice(0, 3).entries())
    await db.transaction().execute((tx) =>
      insertStatusChange(tx, {
        applicationId,
        fromStatus: 'applied',
        toStatus: 'in_review',
        changedBy: 'employer',
        changedAt: new Date(now.getTime() + (index + 1) * 2 * day),
      }),
    )
  now = new Date(now.getTime() + 7 * day)
  const { responses } = await profile(hospital.employerId)
  expect(responses, 'two wait for a week').toEqual({ applications: 5, answered: 3, medianDays: 4 })
})

test('an applicant can rate a company once; the rating appears when it is published', async () => {
  const person = await anApplicant()
  const stranger = await portal.aUser()
  const path = `/api/companies/${hospital.employerId}/my-rating`
  expect((await visitor.call(`PUT ${path}`, { rating: 4 })).statusCode).toBe(401)
  const refused = await stranger.call(`PUT ${path}`, { rating: 1 })
  expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
    403,
    'Only people who have applied to this company can rate it',
  ])
  expect((await person.call(`PUT ${path}`, { rating: 6 })).json()).toMatchObject({ message: 'Please choose from 1 to 5' })
  await Promise.all([3, 4, 5].map((rating) => person.call(`PUT ${path}`, { rating, body: 'They called back.' })))
  await person.call(`PUT ${path}`, { rating: 4, body: 'They called back the same day.' })
  expect((await person.call(`GET ${path}`)).json()).toEqual({
    mayRate: true,
    rating: { rating: 4, body: 'They called back the same day.', status: 'pending', refusedBecause: null },
  })
  expect((await profile(hospital.employerId)).reviews, 'nobody has read it yet').toEqual([])
  const staff = await portal.aStaffMember('support')
  const [waiting] = (await staff.call('GET /api/admin/company-ratings')).json<QueuedRating[]>()
  expect(waiting).toMatchObject({ companyName: 'Lotus Care Hospital', rating: 4, status: 'pending' })
  const published = await staff.call(`PUT /api/admin/company-ratings/${waiting?.id}`, { status: 'published' })
  expect(published.json()).toMatchObject({ status: 'published' })
  expect((await staff.call('GET /api/admin/company-ratings')).json()).toEqual([])
  expect(await db.selectFrom('adminLogs').select(['action', 'targetId']).execute()).toEqual([
    { action: 'publish rating', targetId: waiting?.id },
  ])
  aMinuteLater()
  expect(await profile(hospital.employerId)).toMatchObject({
    rating: { average: 4, count: 1 },
    reviews: [{ rating: 4, body: 'They called back the same day.' }],
  })
  expect((await person.call(`DELETE ${path}`)).json()).toEqual({ mayRate: true, rating: null })
  aMinuteLater()
  expect((await profile(hospital.employerId)).rating).toEqual({ average: null, count: 0 })
  expect((await profile(cafe.employerId)).responses).toBeNull()
})

test('a rating is declined with a reason that its author reads; a new rating removes the reason', async () => {
  const person = await anApplicant()
  const path = `/api/companies/${hospital.employerId}/my-rating`
  await person.call(`PUT ${path}`, { rating: 1, body: 'Dr. Rao shouts.' })
  const staff = await portal.aStaffMember('support')
  const [waiting] = (await staff.call('GET /api/admin/company-ratings')).json<QueuedRating[]>()
  const refuse = (reason?: string) =>
    staff.call(`PUT /api/admin/company-ratings/${waiting?.id}`, { status: 'refused', ...(reason ? { reason } : {}) })
  const without = await refuse()
  expect([without.statusCode, without.json<{ message: string }>().message]).toEqual([400, 'Please give a reason'])
  expect((await refuse('It names a person.')).statusCode).toBe(200)
  const own = async () => (await person.call(`GET ${path}`)).json<{ rating: object }>().rating
  expect(await own()).toMatchObject({ status: 'refused', refusedBecause: 'It names a person.' })
  const logged = await db.selectFrom('adminLogDetails').select('description').where('description', 'like', 'It names%').execute()
  expect(logged).toEqual([{ description: 'It names a person.' }])
  await person.call(`PUT ${path}`, { rating: 2, body: 'I was shouted at.' })
  expect(await own()).toMatchObject({ status: 'pending', refusedBecause: null })
})

test('the list of companies has links to its next page', async () => {
  const { headers } = await visitor.call('GET /api/companies?limit=1')
  expect(headers['link']).toBe('</api/companies?limit=1&page=2>; rel="next"')
})
