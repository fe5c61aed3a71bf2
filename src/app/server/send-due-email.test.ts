/** Tests jobs that an older release has left in the queue, with the names that the events of emails had then. */
import { expect, test } from 'vitest'
import { anApplication } from '#tests/factories/an-application.ts'
import { openPortal } from '#tests/portal.ts'
import { emailTemplates } from './queue-tasks.ts'

const portal = await openPortal()
const { pool, emails, settle } = portal

async function addJob(name: string, payload: object): Promise<void> {
  await pool.query('select graphile_worker.add_job($1, $2::json)', [name, JSON.stringify(payload)])
}

/** Runs the queue and returns the keys of the emails it sends. */
async function sentNow(): Promise<string[]> {
  const before = emails.length
  await settle()
  return emails.slice(before).map(({ key }) => key)
}

const failures = async () => (await pool.query('select last_error from graphile_worker.jobs where last_error is not null')).rows

type Ids = { readonly applicationId: string; readonly messageId: string; readonly changeId: string }

/** An application with a changed status and a message, whose jobs have not run yet. */
async function aBusyApplication(): Promise<Ids> {
  const { applicationId, employer, theirs } = await anApplication(portal)
  await employer.call(`PUT ${theirs}/status`, { from: 'applied', to: 'interview' })
  const { id: messageId } = (await employer.call(`POST ${theirs}/messages`, { body: 'Hello' })).json<{ id: string }>()
  const { rows } = await pool.query<{ id: string }>(
    `select id from application_status_changes where application_id = $1 and to_status = 'interview'`,
    [applicationId],
  )
  await pool.query('select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))')
  return { applicationId, messageId, changeId: rows[0]?.id ?? '' }
}

const former = [
  ['application.receipt-due', 'confirmToCandidate', 'applicationId', /^application-.*-candidate$/],
  ['application.submission-letter-due', 'tellEmployer', 'applicationId', /^application-.*-employer$/],
  ['application.withdrawal-letter-due', 'tellWithdrawal', 'applicationId', /^application-.*-withdrawn-employer$/],
  ['application.move-letter-due', 'tellMove', 'changeId', /^application-change-/],
  ['application.message-letter-due', 'passMessageOn', 'messageId', /^application-message-/],
] as const

test.each(former)('%s and %s in the queue become an email', async (eventName, reactionName, field, key) => {
  const ids = await aBusyApplication()
  await addJob('event', { name: eventName, payload: { [field]: ids[field] } })
  await addJob(reactionName, { [field]: ids[field] })
  expect(await sentNow()).toEqual([expect.stringMatching(key), expect.stringMatching(key)])
})

test('the receipt of a withdrawal that is still queued is sent', async () => {
  const { applicationId } = await aBusyApplication()
  await addJob('confirmWithdrawal', { applicationId })
  expect(await sentNow()).toEqual([`application-${applicationId}-withdrawn-candidate`])
})

test('a job for an unknown kind of email stays in the queue', async () => {
  await addJob('email.due', { kind: 'of-a-newer-release', subjectId: '00000000-0000-4000-8000-000000000001' })
  await settle()
  // The queue records the end of a job without waiting for it.
  await expect.poll(failures).toEqual([{ last_error: 'no feature has a template for emails of the kind of-a-newer-release' }])
})

test('no email is written about a subject that has been deleted, whatever its kind', async () => {
  for (const { kind } of emailTemplates) await addJob('email.due', { kind, subjectId: '00000000-0000-4000-8000-000000000001' })
  expect(await sentNow()).toEqual([])
})
