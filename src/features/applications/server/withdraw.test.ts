import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { startDailyDigests } from '#features/digests/server/start-daily-digest.ts'
import { englishCv } from '#tests/factories/a-cv.ts'
import { anApplication, type ApplicationCase } from '#tests/factories/an-application.ts'
import { openPortal, type SentEmail } from '#tests/portal.ts'
import { textOf } from '#tests/cv-pdf/read-pdf.ts'
import { aTypesetter } from '#tests/cv-pdf/typesetter.ts'

const portal = await openPortal({ typeset: aTypesetter().typeset })
const contacts = [
  englishCv.personalInfo.email,
  englishCv.personalInfo.phone,
  englishCv.personalInfo.address,
  englishCv.personalInfo.linkedIn,
]

const withdraw = ({ candidate, mine }: ApplicationCase) => candidate.call(`POST ${mine}/withdraw`)
const move = ({ employer, theirs }: ApplicationCase, from: string, to: string) =>
  employer.call(`PUT ${theirs}/status`, { from, to })
const emailsTo = (email: string): SentEmail[] => portal.emails.filter(({ to }) => to === email)

test('after a withdrawal the contact details are gone from the answer and the PDF, and the history stays', async () => {
  const applied = await anApplication(portal, { coverLetter: 'Call me: 98450 12345' })
  const { employer, theirs } = applied
  const before = await employer.call(`GET ${theirs}`)
  expect(before.json()).toMatchObject({ cv: englishCv, coverLetter: 'Call me: 98450 12345' })
  expect(await textOf((await employer.call(`GET ${theirs}/cv`)).rawPayload)).toContain(englishCv.personalInfo.email)

  const answer = await withdraw(applied)
  expect([answer.statusCode, answer.json()]).toMatchObject([200, { id: applied.applicationId, status: 'withdrawn' }])

  const after = await employer.call(`GET ${theirs}`)
  expect(after.json()).toMatchObject({
    status: 'withdrawn',
    coverLetter: null,
    next: [],
    cv: { summary: englishCv.summary, personalInfo: { fullName: 'Asha Menon', email: '', phone: '', address: '', linkedIn: '' } },
    history: [
      { from: null, to: 'applied', by: 'candidate' },
      { from: 'applied', to: 'withdrawn', by: 'candidate' },
    ],
  })
  const printed = await textOf((await employer.call(`GET ${theirs}/cv`)).rawPayload)
  const listed = await employer.call('GET /api/employer/applications')
  expect(printed).toContain('Terraform')
  for (const contact of contacts) {
    expect(before.body).toContain(contact)
    for (const text of [after.body, printed, listed.body]) expect(text).not.toContain(contact)
  }
})

test('if an application is withdrawn before the employer was notified, the employer only gets the notice of the withdrawal', async () => {
  const applied = await anApplication(portal, { coverLetter: 'Call me: 98450 12345' })
  await withdraw(applied)
  await portal.settle()
  const emails = emailsTo(applied.employer.email)
  expect(emails.map(({ key }) => key.split('-').slice(-2).join('-'))).toEqual(['withdrawn-employer'])
  expect(JSON.stringify(emails)).not.toContain('98450 12345')
})

test('the PDF of a withdrawn application has no contact details in its metadata either', async () => {
  const applied = await anApplication(portal)
  const fileNow = async () => streamsIn((await applied.employer.call(`GET ${applied.theirs}/cv`)).rawPayload)
  expect(await fileNow()).toContain(englishCv.personalInfo.email)
  await withdraw(applied)
  const file = await fileNow()
  expect(file).toContain(englishCv.experience[0]?.company)
  for (const contact of contacts) expect(file).not.toContain(contact)
})

/** Everything in a PDF besides the pages, decompressed. */
function streamsIn(pdf: Buffer): string {
  const packed = pdf.toString('latin1').matchAll(/stream\r?\n(x[\s\S]*?)endstream/g)
  return [...packed].map(([, bytes = '']) => inflateSync(Buffer.from(bytes, 'latin1')).toString()).join('\n')
}

test('both sides are notified once, however often it is clicked; an employer who had an email that day reads it in the digest', async () => {
  const applied = await anApplication(portal, { title: 'Night Nurse' })
  await portal.settle()
  const [before, beforeThere] = [emailsTo(applied.candidate.email).length, emailsTo(applied.employer.email).length]
  const answers = await Promise.all(Array.from({ length: 8 }, () => withdraw(applied)))
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 8 }, () => 200))
  await portal.settle()
  await startDailyDigests(portal.context)
  await portal.settle()
  const mine = emailsTo(applied.candidate.email).slice(before)
  const theirs = emailsTo(applied.employer.email).slice(beforeThere)
  expect(mine.map(({ subject }) => subject)).toEqual(['Withdrawn: Night Nurse at Lotus Care Hospital'])
  expect(mine[0]?.text).toContain(`http://localhost:3000/applications/${applied.applicationId}\n`)
  expect(theirs.map(({ subject }) => subject)).toEqual(['1 withdrawal'])
  expect(theirs[0]?.text).toContain('Asha Menon has withdrawn the application for Night Nurse')
  for (const contact of contacts) expect(theirs[0]?.text).not.toContain(contact)
})

test.each(['hired', 'rejected'])('what has ended as %s cannot be withdrawn', async (end) => {
  const applied = await anApplication(portal)
  expect((await move(applied, 'applied', 'interview')).statusCode).toBe(200)
  expect((await move(applied, 'interview', end)).statusCode).toBe(200)
  const answer = await withdraw(applied)
  expect([answer.statusCode, answer.json()]).toEqual([
    409,
    { message: "This application is closed and can't be withdrawn", code: 'ended' },
  ])
})

test('after a withdrawal a person can apply once more for the same job, and not a third time', async () => {
  const applied = await anApplication(portal)
  const { candidate, employer, jobId } = applied
  const applyAgain = () => candidate.call('POST /api/applications', { jobId })
  const marked = async () => (await candidate.call('GET /api/applications/job-ids')).json()
  expect((await applyAgain()).statusCode).toBe(409)
  await withdraw(applied)
  expect(await marked()).toEqual([])

  const again = await applyAgain()
  expect([again.statusCode, again.json()]).toMatchObject([201, { jobId, status: 'applied' }])
  expect(await marked()).toEqual([jobId])
  const mine = await candidate.call('GET /api/applications/my-applications')
  expect(mine.json()).toMatchObject([
    { id: again.json().id, status: 'applied', attempt: 2 },
    { id: applied.applicationId, status: 'withdrawn', attempt: 1 },
  ])
  const received = await employer.call('GET /api/employer/applications')
  expect(received.json()).toMatchObject([{ status: 'applied' }, { status: 'withdrawn' }])

  expect((await candidate.call(`POST /api/applications/${again.json().id}/withdraw`)).statusCode).toBe(200)
  const third = await applyAgain()
  expect([third.statusCode, third.json().message]).toEqual([409, 'You have already applied for this job'])
  expect(await marked()).toEqual([jobId])
})

test('of eight concurrent clicks after a withdrawal, one applies again', async () => {
  const applied = await anApplication(portal)
  await withdraw(applied)
  const clicks = Array.from({ length: 8 }, () => applied.candidate.call('POST /api/applications', { jobId: applied.jobId }))
  const answers = (await Promise.all(clicks)).map(({ statusCode }) => statusCode)
  expect(answers.filter((status) => status === 201)).toHaveLength(1)
  expect(answers.filter((status) => status === 409)).toHaveLength(7)
})

test('an employer cannot move a withdrawn application', async () => {
  const applied = await anApplication(portal)
  await withdraw(applied)
  expect((await move(applied, 'applied', 'offer')).json()).toMatchObject({ code: 'movedMeanwhile' })
  expect((await move(applied, 'withdrawn', 'offer')).json()).toMatchObject({ code: 'notAllowed' })
})
