import { expect, test } from 'vitest'
import { englishCv } from '#tests/factories/a-cv.ts'
import { anApplication, type ApplicationCase } from '#tests/factories/an-application.ts'
import { openPortal, type SentEmail } from '#tests/portal.ts'
import { textOf } from '#tests/cv-pdf/read-pdf.ts'
import { aTypesetter } from '#tests/cv-pdf/typesetter.ts'

const portal = await openPortal({ typeset: aTypesetter().typeset })
const move = ({ employer, theirs }: ApplicationCase, from: string, to: string) =>
  employer.call(`PUT ${theirs}/status`, { from, to })
const emailsAboutChanges = ({ candidate }: ApplicationCase): SentEmail[] =>
  portal.emails.filter(({ to, key }) => to === candidate.email && key.startsWith('application-change'))

test('an employer lists the applications to its own jobs, the newest first, by job and by status', async () => {
  const employer = await portal.anEmployer()
  const first = await anApplication(portal, { employer, title: 'Ward Sister' })
  const second = await anApplication(portal, { employer, title: 'Porter' })
  await anApplication(portal)
  await move(first, 'applied', 'interview')
  const list = async (query = '') => {
    const answer = await employer.call(`GET /api/employer/applications${query}`)
    return [answer.headers['x-total-count'], ...answer.json<{ id: string }[]>().map(({ id }) => id)]
  }
  expect(await list()).toEqual(['2', second.applicationId, first.applicationId])
  expect(await list('?limit=1&page=2')).toEqual(['2', first.applicationId])
  expect(await list('?status=interview')).toEqual(['1', first.applicationId])
  expect(await list(`?jobId=${second.jobId}`)).toEqual(['1', second.applicationId])
  expect(await list(`?jobId=${second.jobId}&status=interview`)).toEqual(['0'])
  const [row] = (await employer.call('GET /api/employer/applications')).json()
  expect(row).toMatchObject({ jobTitle: 'Porter', status: 'applied', unread: 0, cv: { fullName: 'Asha Menon' } })
})

test('each change of status is stored with its time and emailed to the candidate once', async () => {
  const applied = await anApplication(portal, { title: 'Theatre Nurse' })
  const opened = await applied.employer.call(`GET ${applied.theirs}`)
  expect(opened.json().next).toEqual(['in_review', 'under_review', 'interview', 'offer', 'rejected'])
  expect((await move(applied, 'applied', 'in_review')).json()).toMatchObject({ status: 'in_review' })
  await move(applied, 'in_review', 'interview')
  await portal.settle()
  await portal.settle()
  expect(emailsAboutChanges(applied).map(({ subject }) => subject)).toEqual([
    'In Review: Theatre Nurse at Lotus Care Hospital',
    'Interview Scheduled: Theatre Nurse at Lotus Care Hospital',
  ])
  const { history, updatedAt } = (await applied.candidate.call(`GET ${applied.mine}`)).json()
  expect(history).toMatchObject([{ to: 'applied' }, { to: 'in_review', by: 'employer' }, { from: 'in_review', to: 'interview' }])
  const times: string[] = history.map(({ at }: { at: string }) => at)
  expect(new Set(times).size).toBe(3)
  expect(times.toSorted()).toEqual(times)
  expect(times[2]).toBe(updatedAt)
})

test('with updates off, no email is sent about a change of status', async () => {
  const applied = await anApplication(portal)
  await applied.candidate.call('PUT /api/settings', { applicationUpdates: false })
  await move(applied, 'applied', 'offer')
  await portal.settle()
  expect(emailsAboutChanges(applied)).toEqual([])
  expect((await applied.candidate.call(`GET ${applied.mine}`)).json()).toMatchObject({ status: 'offer' })
})

test('only the transitions of the table are allowed', async () => {
  const applied = await anApplication(portal)
  const refused = await move(applied, 'applied', 'hired')
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'notAllowed'])
  expect((await move(applied, 'applied', 'withdrawn')).json().code).toBe('notAllowed')
  expect((await move(applied, 'interview', 'offer')).json().code).toBe('movedMeanwhile')
  expect((await move(applied, 'applied', 'promoted')).statusCode).toBe(400)
})

test('the candidate sees which company has opened the CV and the contact details, at most once an hour', async () => {
  const applied = await anApplication(portal)
  await applied.employer.call(`GET ${applied.theirs}`)
  await applied.employer.call(`GET ${applied.theirs}`)
  const pdf = await applied.employer.call(`GET ${applied.theirs}/cv`)
  expect(await textOf(pdf.rawPayload)).toContain(englishCv.personalInfo.email)
  const log = (await applied.candidate.call('GET /api/access-log')).json<{ what: string; viewerName: string }[]>()
  expect(log.map(({ what, viewerName }) => `${viewerName}: ${what}`).toSorted()).toEqual([
    'Lotus Care Hospital: contact',
    'Lotus Care Hospital: cv',
  ])
})

test('another employer gets 404, and nothing is recorded', async () => {
  const applied = await anApplication(portal)
  const stranger = await portal.anEmployer({ companyName: 'Kaveri Logistics' })
  for (const call of [`GET ${applied.theirs}`, `GET ${applied.theirs}/cv`, `GET ${applied.theirs}/messages`]) {
    expect((await stranger.call(call)).statusCode).toBe(404)
  }
  expect((await stranger.call(`PUT ${applied.theirs}/status`, { from: 'applied', to: 'offer' })).statusCode).toBe(404)
  expect((await stranger.call(`POST ${applied.theirs}/messages`, { body: 'Come to us' })).statusCode).toBe(404)
  expect((await applied.candidate.call('GET /api/access-log')).json()).toEqual([])
})
