import { expect, test } from 'vitest'
import { englishCv } from '#tests/factories/a-cv.ts'
import { anApplication, type ApplicationCase } from '#tests/factories/an-application.ts'
import { openPortal } from '#tests/portal.ts'
import { textOf } from '#tests/cv-pdf/read-pdf.ts'
import { aTypesetter } from '#tests/cv-pdf/typesetter.ts'
import { endUndoTime } from '#tests/support/undo-time.ts'

const portal = await openPortal({ typeset: aTypesetter().typeset })
const { fullName, email } = englishCv.personalInfo
const college = englishCv.education[0]?.institution ?? ''
const telling = [fullName, email, college]

async function blindReview(): Promise<ApplicationCase> {
  const applied = await anApplication(portal, { coverLetter: `I am ${fullName} of ${college}.` })
  await applied.employer.call(`PUT /api/employer/jobs/${applied.jobId}/hiring-settings`, { isBlind: true, competencies: [] })
  return applied
}

test('no answer to the browser reveals the identity until the application is shortlisted', async () => {
  const applied = await blindReview()
  const { employer, applicationId, theirs, jobId } = applied
  await applied.candidate.call(`POST ${applied.mine}/messages`, { body: 'Good morning' })
  const reads = [
    `GET /api/employer/applicants?jobId=${jobId}`,
    `GET /api/employer/applicants/board?jobId=${jobId}`,
    `GET /api/employer/applicants/${applicationId}`,
    'GET /api/employer/applications',
    `GET ${theirs}`,
  ]
  for (const read of reads) {
    const { body } = await employer.call(read)
    expect(body).toContain('Applicant ')
    for (const word of telling) expect(body).not.toContain(word)
  }
  expect((await employer.call(`GET /api/employer/applicants?jobId=${jobId}&q=${fullName.split(' ')[0]}`)).json()).toEqual([])
  const pdf = await employer.call(`GET ${theirs}/cv`)
  const text = await textOf(pdf.rawPayload)
  for (const word of telling) expect(text).not.toContain(word)
  expect(String(pdf.headers['content-disposition'])).not.toContain('Asha')
  const viewed = (await applied.candidate.call('GET /api/access-log')).json<{ what: string }[]>().map(({ what }) => what)
  expect(new Set(viewed)).toEqual(new Set(['cv']))

  await employer.call('POST /api/employer/applicants/moves', { moves: [{ applicationId, from: 'applied' }], to: 'under_review' })
  expect((await employer.call(`GET /api/employer/applicants/${applicationId}`)).json().cv.personalInfo.fullName).not.toBe(
    fullName,
  )
  await endUndoTime(portal)
  expect((await employer.call(`GET /api/employer/applicants/${applicationId}`)).json().cv.personalInfo).toMatchObject({
    fullName,
    email,
  })
})

test('emails and notifications about a hidden application do not name the person', async () => {
  const applied = await blindReview()
  await applied.candidate.call(`POST ${applied.mine}/messages`, { body: 'Good morning' })
  await portal.settle()
  await portal.settle()
  const { contactEmail } = await portal.db
    .selectFrom('employers')
    .select('contactEmail')
    .where('id', '=', applied.employer.employerId)
    .executeTakeFirstOrThrow()
  const emails = portal.emails.filter(({ to }) => to === contactEmail)
  expect(emails.length).toBeGreaterThan(0)
  for (const { subject, text } of emails) for (const word of telling) expect(subject + text).not.toContain(word)
  expect((await applied.employer.call('GET /api/notifications')).body).not.toContain(fullName)
})

test('later messages of the candidate are masked in thread, email and notification until the application is shortlisted', async () => {
  const applied = await blindReview()
  const { employer, theirs, applicationId } = applied
  const phone = '+91 98450 12345'
  const body = `This is ${fullName}. Please ring ${phone} or write to ${email}. I can start on Monday.`
  await applied.candidate.call(`POST ${applied.mine}/messages`, { body })
  await employer.call(`POST ${theirs}/messages`, { body: 'The man at the gate opens at 9.' })
  await portal.settle()
  await portal.settle()
  const thread = async () => (await employer.call(`GET ${theirs}/messages`)).json<{ body: string }[]>()
  const [written, answered] = await thread()
  expect(written?.body).toBe('This is [hidden] [hidden]. Please ring [hidden] or write to [hidden]. I can start on Monday.')
  expect(answered?.body).toBe('The man at the gate opens at 9.')
  const mine = (await applied.candidate.call(`GET ${applied.mine}/messages`)).json<{ body: string }[]>()
  expect(mine.map((message) => message.body)).toEqual([body, 'The man at the gate opens at 9.'])
  const emails = portal.emails.filter(({ text }) => text.includes('I can start on Monday'))
  expect(emails.length).toBeGreaterThan(0)
  const notified = (await employer.call('GET /api/notifications')).body
  expect(notified).toContain('This is [hidden]')
  for (const text of [notified, ...emails.map((sent) => sent.text)])
    for (const word of [...telling, phone]) expect(text).not.toContain(word)
  await employer.call('POST /api/employer/applicants/moves', { moves: [{ applicationId, from: 'applied' }], to: 'under_review' })
  await endUndoTime(portal)
  expect((await thread())[0]?.body).toBe(body)
})
