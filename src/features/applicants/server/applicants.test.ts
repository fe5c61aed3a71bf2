import { expect, test } from 'vitest'
import { aCv, englishCv } from '#tests/factories/a-cv.ts'
import { aJob } from '#tests/factories/a-job.ts'
import { anApplication } from '#tests/factories/an-application.ts'
import { openPortal } from '#tests/portal.ts'

const portal = await openPortal()
const list = 'GET /api/employer/applicants'

/** Three applicants who differ in everything that can be filtered. */
async function threeApplicants() {
  const employer = await portal.anEmployer()
  const { jobId } = await aJob(portal.db, { title: 'Ward Sister', postedBy: employer.employerId })
  const facts = [
    { firstName: 'Asha', location: 'Pune, Maharashtra', experience: 2, expectedSalary: 300_000, availabilityDays: 0 },
    { firstName: 'Bina', location: 'Nagpur, Maharashtra', experience: 8, expectedSalary: 900_000, availabilityDays: 60 },
    { firstName: 'Chitra', location: 'Kochi, Kerala', experience: 5, expectedSalary: null, availabilityDays: null },
  ]
  const people = []
  for (const { firstName, ...row } of facts) {
    const person = await portal.aUser({ firstName })
    await portal.db.updateTable('users').set(row).where('id', '=', person.id).execute()
    await person.call('PUT /api/settings', { showSalaryExpectations: true })
    await aCv(person, { ...englishCv, personalInfo: { ...englishCv.personalInfo, fullName: `${firstName} Rao` } })
    const { id } = (await person.call('POST /api/applications', { jobId })).json()
    people.push({ person, id })
  }
  return { employer, jobId, people }
}

const { employer, jobId, people } = await threeApplicants()

async function names(query: string): Promise<string[]> {
  const answer = await employer.call(`${list}?jobId=${jobId}&${query}`)
  return answer.json<{ cv: { fullName: string } }[]>().map(({ cv }) => cv.fullName.split(' ')[0] ?? '')
}

test.each([
  ['', ['Chitra', 'Bina', 'Asha']],
  ['sort=oldest', ['Asha', 'Bina', 'Chitra']],
  ['sort=experience', ['Bina', 'Chitra', 'Asha']],
  ['sort=pay', ['Asha', 'Bina', 'Chitra']],
  ['sort=notice', ['Asha', 'Bina', 'Chitra']],
  ['place=maharashtra', ['Bina', 'Asha']],
  ['q=rao+pune', ['Asha']],
  ['yearsFrom=8', ['Bina']],
  ['yearsTo=2', ['Asha']],
  ['payTo=400000', ['Asha']],
  ['payTo=₹4,00,000', ['Asha']],
  ['noticeTo=60', ['Bina', 'Asha']],
  ['unread=true', []],
  ['status=interview', []],
  ['limit=1&page=2', ['Bina']],
])('the list filtered and sorted by "%s"', async (query, expected) => {
  expect(await names(query)).toEqual(expected)
})

test('the wanted pay is shown only while the candidate shares it', async () => {
  const [asha] = people
  await asha?.person.call('PUT /api/settings', { showSalaryExpectations: false })
  expect(await names('payTo=400000')).toEqual([])
  await asha?.person.call('PUT /api/settings', { showSalaryExpectations: true })
  expect(await names('payTo=400000')).toEqual(['Asha'])
})

test('the board has a column with a count for each status', async () => {
  const columns = (await employer.call(`${list}/board?jobId=${jobId}`)).json()
  expect(columns.map(({ status, total }: { status: string; total: number }) => `${status} ${total}`)).toEqual([
    'applied 3',
    'in_review 0',
    'under_review 0',
    'interview 0',
    'offer 0',
    'hired 0',
    'rejected 0',
    'withdrawn 0',
  ])
  expect((await employer.call(`${list}/overview`)).json()).toMatchObject({ mayWrite: true, jobs: [{ id: jobId, waiting: 3 }] })
})

const near = async (id = '', query = '') => (await employer.call(`${list}/${id}/neighbours?jobId=${jobId}&${query}`)).json()

test('a page has the applications before and after it in the same list', async () => {
  const [asha, bina, chitra] = people.map(({ id }) => id)
  expect(await near(bina)).toEqual({ previous: chitra, next: asha, place: 2, total: 3 })
  expect(await near(bina, 'place=maharashtra')).toEqual({ previous: null, next: asha, place: 1, total: 2 })
  expect(await near(chitra, 'place=maharashtra')).toEqual({ previous: null, next: bina, place: null, total: 2 })
})

test('unread messages are counted, filtered and marked as read', async () => {
  const [asha] = people
  const message = (await asha?.person.call(`POST /api/applications/${asha.id}/messages`, { body: 'Good morning' }))?.json()
  expect(await names('unread=true')).toEqual(['Asha'])
  await employer.call(`PUT /api/employer/applications/${asha?.id}/messages/read`, { messageId: message.id })
  expect(await names('unread=true')).toEqual([])
})

test('notes and scorecards are visible to the team only, and the list can be sorted by score', async () => {
  const [, bina] = people
  const page = `/api/employer/applicants/${bina?.id}`
  const note = (await employer.call(`POST ${page}/notes`, { body: 'Speaks Marathi.' })).json()
  const ratings = [
    { competency: 'Communication', score: 4 },
    { competency: 'Reliability', score: 3 },
  ]
  expect((await employer.call(`PUT ${page}/scorecard`, { ratings, comment: 'Good.' })).statusCode).toBe(200)
  expect((await employer.call(`PUT ${page}/scorecard`, { ratings: [{ competency: 'X', score: 5 }] })).statusCode).toBe(400)
  const opened = (await employer.call(`GET ${page}`)).json()
  expect(opened).toMatchObject({
    applicant: { score: 3.5 },
    notes: [{ body: 'Speaks Marathi.', author: 'Meera Joshi', isMine: true }],
    scorecards: [{ ratings, isMine: true }],
  })
  expect((await names('sort=score'))[0]).toBe('Bina')
  expect(await names('scoreFrom=3')).toEqual(['Bina'])
  expect((await bina?.person.call(`GET ${page}`))?.statusCode).toBe(403)
  expect((await employer.call(`DELETE ${page}/notes/${note.id}`)).statusCode).toBe(200)
  expect((await employer.call(`DELETE ${page}/notes/${note.id}`)).statusCode).toBe(404)
})

test('another company gets 404 for everything', async () => {
  const stranger = await anApplication(portal)
  const [asha] = people
  const page = `/api/employer/applicants/${asha?.id}`
  expect((await stranger.employer.call(`${list}?jobId=${jobId}`)).json()).toEqual([])
  for (const call of [
    `GET ${page}`,
    `GET ${page}/neighbours`,
    `GET ${page}/interview`,
    `GET /api/employer/jobs/${jobId}/hiring-settings`,
  ])
    expect((await stranger.employer.call(call)).statusCode).toBe(404)
  expect((await stranger.employer.call(`POST ${page}/notes`, { body: 'Mine' })).statusCode).toBe(404)
})
