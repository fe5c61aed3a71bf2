import { expect, test } from 'vitest'
import { postingFields, postJob } from '#tests/factories/a-posting.ts'
import { openPortal, type Person, testPassword } from '#tests/portal.ts'
import type { PostingInFull, PostingSummary } from '../contract.ts'
import { publishWaiting } from './publish-waiting.ts'

let now = new Date()
const portal = await openPortal({ clock: () => now })
const { db, context, visitor, settle } = portal
const days = (count: number): void => void (now = new Date(now.getTime() + count * 86_400_000))

/** Signs in again, because a sign-in ends after a week. */
async function again<P extends Person>(person: P): Promise<P> {
  const answer = await visitor.call('POST /api/auth/login', { email: person.email, password: testPassword })
  return { ...person, call: portal.withCookie(answer) }
}

const read = async ({ call }: Person, postingId: string): Promise<PostingInFull> =>
  (await call(`GET /api/employer/postings/${postingId}`)).json()
const isPublic = async (postingId: string): Promise<boolean> =>
  (await visitor.call(`GET /api/jobs/${postingId}`)).statusCode === 200

test('a job waits until its company is verified', async () => {
  let employer = await portal.anEmployer()
  const { postingId, answer } = await postJob(employer)
  expect(answer.json<PostingSummary>().state).toBe('waiting')
  expect(await isPublic(postingId)).toBe(false)
  await publishWaiting(context, employer.employerId)
  expect(await isPublic(postingId)).toBe(false)
  await db.updateTable('employers').set({ isVerified: true }).where('id', '=', employer.employerId).execute()
  days(40)
  employer = await again(employer)
  await publishWaiting(context, employer.employerId)
  await publishWaiting(context, employer.employerId)
  await settle()
  expect(await isPublic(postingId)).toBe(true)
  expect((await read(employer, postingId)).state).toBe('open')
  expect(portal.emails.filter(({ subject, to }) => subject === 'Published: Ward Sister' && to === employer.email)).toHaveLength(1)
})

test('changes after the submission wait, and a job that cannot be published does not hold up others', async () => {
  const employer = await portal.anEmployer()
  await db.updateTable('employers').set({ jobPostingLimit: 5 }).where('id', '=', employer.employerId).execute()
  const bad = await postJob(employer, { title: 'Head Nurse' })
  const typed = await postJob(employer)
  const other = await postJob(employer, { title: 'Ward Clerk' })
  expect((await read(employer, typed.postingId)).hasChanges).toBe(false)
  await employer.call(`PUT /api/employer/postings/${typed.postingId}/draft`, { ...postingFields, title: '' })
  expect((await read(employer, typed.postingId)).hasChanges).toBe(true)
  // A text that an earlier release with other rules may have stored.
  const text = JSON.stringify({ ...postingFields, title: 'Head Nurse', description: '' })
  await db.updateTable('jobPostings').set({ body: text, submittedBody: text }).where('id', '=', bad.postingId).execute()
  await db.updateTable('employers').set({ isVerified: true }).where('id', '=', employer.employerId).execute()
  await publishWaiting(context, employer.employerId)
  await settle()
  await settle()
  expect((await visitor.call(`GET /api/jobs/${typed.postingId}`)).json()).toMatchObject({ title: 'Ward Sister' })
  expect(await read(employer, typed.postingId)).toMatchObject({ state: 'open', hasChanges: true, body: { title: '' } })
  expect(await isPublic(other.postingId)).toBe(true)
  expect(await read(employer, bad.postingId)).toMatchObject({ state: 'draft', reason: 'incomplete' })
  const notices = portal.emails.filter(({ to, subject }) => to === employer.email && subject === 'Not published: Head Nurse')
  expect(notices.map((email) => email.text)).toEqual([expect.stringContaining('Describe the job')])
})
