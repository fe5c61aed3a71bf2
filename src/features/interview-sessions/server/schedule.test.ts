import { expect, test } from 'vitest'
import { aJob } from '#tests/factories/a-job.ts'
import { anApplication } from '#tests/factories/an-application.ts'
import { anInterview, anInterviewer, linkIn, openLink } from '#tests/factories/an-interview.ts'
import { openPortal } from '#tests/portal.ts'
import { dayMs } from '#platform/contract/dates.ts'
import type { InterviewSession } from '../session-schemas.ts'
import { linkDays } from '../rules.ts'

let now = new Date()
const portal = await openPortal({ clock: () => now })
const { db, emails } = portal
const asha = { candidate: 'Asha Menon', role: 'Ward Sister' }

test('an interview is scheduled as specified, and its link is emailed on a line of its own', async () => {
  const owner = await anInterviewer(portal)
  const interview = await anInterview(portal, owner, { language: 'en-IN' })
  const [listed] = (await owner.call('GET /api/interviews')).json<InterviewSession[]>()
  expect(listed).toMatchObject({
    id: interview.id,
    candidateName: 'Asha Menon',
    role: 'Ward Sister',
    status: 'scheduled',
    answerCount: 0,
  })
  const mail = emails.find(({ to }) => to === interview.email)
  expect(mail?.text.split('\n')).toContain(`http://localhost:3000${interview.link}`)
  expect(interview.opened.json()).toMatchObject({
    candidateName: 'Asha Menon',
    role: 'Ward Sister',
    language: 'en-IN',
    hasAccess: true,
  })
  expect(interview.opened.json().questions).toHaveLength(8)
  expect(Object.keys(interview.opened.json().questions[0])).toEqual(['id', 'competency'])
})

test('without an email address the answer has the link, and the id is enough to open the interview', async () => {
  const owner = await anInterviewer(portal)
  const made = (await owner.call('POST /api/interviews', asha)).json<{ id: string; link: string }>()
  expect(made.link).toContain(`/interviews/${made.id}?key=`)
  expect((await openLink(portal, made.id, `/interviews/${made.id}`)).opened.json()).toMatchObject({ hasAccess: true })
})

test('a link is for one interview, expires, and is replaced by a newer one; the id alone opens nothing', async () => {
  const owner = await anInterviewer(portal)
  const [interview, other] = [await anInterview(portal, owner), await anInterview(portal, owner)]
  const key = interview.link.split('?')[1] ?? ''
  for (const path of [
    `/interviews/${interview.id}`,
    `/interviews/${other.id}?${key}`,
    `/interviews/${interview.id}?key=made-up`,
  ]) {
    const stranger = await openLink(portal, interview.id, path)
    expect([path, stranger.opened.json()]).toMatchObject([path, { hasAccess: false, transcript: [] }])
    expect((await stranger.consent()).json()).toMatchObject({ code: 'linkNeeded' })
  }
  expect((await owner.call(`POST /api/interviews/${interview.id}/resend`)).statusCode).toBe(200)
  await portal.settle()
  const renewed = await openLink(portal, interview.id, linkIn(portal, interview.email))
  expect(renewed.opened.json()).toMatchObject({ hasAccess: true })
  expect((await interview.consent()).json()).toMatchObject({ code: 'linkNeeded' })
  const before = now
  now = new Date(now.getTime() + linkDays * dayMs + 1)
  expect((await renewed.consent()).json()).toMatchObject({ code: 'linkNeeded' })
  now = before
})

test('without the add-on no interview can be scheduled, and earlier ones stay readable', async () => {
  const owner = await anInterviewer(portal)
  const { id } = await anInterview(portal, owner)
  await db
    .updateTable('employers')
    .set({ interviewerAddonExpiry: new Date(now.getTime() - 1) })
    .where('id', '=', owner.employerId)
    .execute()
  const refused = await owner.call('POST /api/interviews', asha)
  expect([refused.statusCode, refused.json()]).toMatchObject([403, { code: 'noAddon' }])
  expect((await owner.call(`POST /api/interviews/${id}/resend`)).json()).toMatchObject({ code: 'noAddon' })
  for (const path of ['', '/summary', `/${id}`, `/${id}/report?format=csv`])
    expect([path, (await owner.call(`GET /api/interviews${path}`)).statusCode]).toEqual([path, 200])
})

test('name, email and role come from the application; two concurrent calls create one interview; applications of others are 404', async () => {
  const sent = await anApplication(portal)
  const owner = await anInterviewer(portal, sent.employer)
  const { applicationId } = sent
  const both = await Promise.all([1, 2].map(() => owner.call('POST /api/interviews', { applicationId })))
  expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 409])
  expect((await owner.call('GET /api/interviews')).json()).toMatchObject([
    { role: 'Ward Sister', candidateEmail: expect.stringContaining('@') },
  ])
  const other = await anInterviewer(portal)
  expect((await other.call('POST /api/interviews', { applicationId })).statusCode).toBe(404)
  await owner.call('POST /api/interviews', { ...asha, role: 'Porter' })
  const ofApplicant = await owner.call(`GET /api/interviews?applicationId=${applicationId}`)
  expect([ofApplicant.headers['x-total-count'], ofApplicant.json()]).toMatchObject(['1', [{ role: 'Ward Sister' }]])
  expect((await other.call(`GET /api/interviews?applicationId=${applicationId}`)).json()).toEqual([])
})

test('a blind review hides the name in the interview too', async () => {
  const { employer, applicationId, jobId } = await anApplication(portal)
  const owner = await anInterviewer(portal, employer)
  await db.insertInto('hiringSettings').values({ jobId, isBlind: true, competencies: [] }).execute()
  expect((await owner.call('POST /api/interviews', { applicationId })).json()).toMatchObject({ code: 'hidden' })
})

test('an interview keeps the kit it was scheduled with; the kit of its job takes precedence over the standard kit', async () => {
  const owner = await anInterviewer(portal)
  const { jobId } = await aJob(db, { postedBy: owner.employerId })
  const kit = (await owner.call('POST /api/interviewer/kits', { jobId })).json()
  const { id: kitId, version: _version, jobId: _job, updatedAt: _at, ...content } = kit
  const change = (version: number, name: string) =>
    owner.call(`PUT /api/interviewer/kits/${kitId}`, { version, content: { ...content, name, questions: content.questions } })
  await change(1, 'For the wards')
  await owner.call('POST /api/interviews', { ...asha, jobId })
  await change(2, 'Changed later')
  expect((await owner.call('GET /api/interviews')).json()).toMatchObject([{ kitName: 'For the wards' }])
  expect((await owner.call('POST /api/interviews', { ...asha, kitId: jobId })).json()).toMatchObject({ code: 'noKit' })
  expect((await owner.call('POST /api/interviews', { ...asha, jobId: (await aJob(db)).jobId })).json()).toMatchObject({
    code: 'noJob',
  })
})

test.each([
  [{ candidate: '' }, 'Please give the name of the candidate'],
  [{ role: '' }, 'Please give the role'],
  [{ candidateEmail: 'nobody' }, 'Please give a valid email address'],
  [{ language: 'fr' }, 'Interviews are in English (en-IN)'],
])('%o is refused', async (over, message) => {
  const answer = await (await anInterviewer(portal)).call('POST /api/interviews', { ...asha, ...over })
  expect([answer.statusCode, answer.json()]).toMatchObject([400, { message }])
})
