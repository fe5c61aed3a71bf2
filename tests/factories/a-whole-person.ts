import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import { writeReview } from './a-review.ts'
import { writeResume } from './a-found-resume.ts'
import { anEntitlement } from './an-entitlement.ts'
import { writeInvoice } from './an-invoice.ts'
import { writeInterviews } from './an-interview-row.ts'
import { writeLog } from './a-log-row.ts'
import { insertAny, type Row } from './insert-any.ts'

/** The rows of one person, under the names of their personal data tables. */
export type Rows = { readonly [personalTable: string]: { readonly table: string; readonly row: Row }[] }

type PersonDetails = { readonly id: string; readonly email: string; readonly name: string; readonly phone: string }
export type Put = (personalTable: string, given: Row, table?: string) => Promise<string>
type RowWriter = { readonly pool: Pool; readonly put: Put; readonly who: PersonDetails }

/** Adds data everywhere for a person who is both candidate and employer: at least one row in every personal data table. */
export async function aWholePerson(pool: Pool, who: PersonDetails): Promise<Rows> {
  const { id, name, phone } = who
  const sessions = await pool.query<Row>('select * from sessions where user_id = $1', [id])
  const rows: Record<string, { table: string; row: Row }[]> = {
    users: [{ table: 'users', row: { id } }],
    sessions: sessions.rows.map((row) => ({ table: 'sessions', row })),
  }
  const put: Put = async (personalTable, given, table = personalTable) => {
    const row = await insertAny(pool, table, given)
    ;(rows[personalTable] ??= []).push({ table, row })
    return idOf(row)
  }
  await pool.query('update users set phone = $2, location = $3, about = $3 where id = $1', [id, phone, `${name} lives here`])
  const writing = { pool, put, who }
  const employer = await writeCompany(writing)
  // The trigger first-owner.sql has added these rows.
  const team = await pool.query<Row>('select * from employer_members where user_id = $1', [id])
  rows['employer_members'] = team.rows.map((row) => ({ table: 'employer_members', row }))
  await writeTeam(writing, employer)
  const elsewhere = idOf(await insertAny(pool, 'employers', { contact_email: `${randomUUID()}@example.in` }))
  const job = idOf(await insertAny(pool, 'jobs', { ...anyJob, posted_by: elsewhere }))
  await writeSearch(writing, job)
  await writeCvs(writing)
  rows['received_applications'] = await writeApplication(writing, job)
  await writeTalk(writing)
  rows['entitlement_entries'] = await anEntitlement(writing.pool, id, await writeDealings(writing, { employer, elsewhere }))
  await writeResume(put, { person: id, employer, elsewhere, job })
  return Object.assign(rows, await writeLog({ pool, put }, rows, name))
}

const anyJob = { job_type: 'full-time', experience_level: 'mid' }

function idOf({ id }: Row): string {
  return typeof id === 'string' ? id : ''
}

function personal({ name, email, phone }: PersonDetails): string {
  return JSON.stringify({ fullName: name, email, phone, address: name, linkedIn: '', portfolio: '' })
}

async function writeCompany({ put, who: { id, email, name, phone } }: RowWriter): Promise<string> {
  const contact = { contact_email: email, contact_name: name, phone, description: name }
  const employer = await put('employers', { user_id: id, ...contact })
  await put('jobs', { ...anyJob, posted_by: employer })
  await put('job_postings', { employer_id: employer, state: 'draft', body: JSON.stringify({ title: name }) })
  return employer
}

async function writeTeam({ pool, put, who: { id, email } }: RowWriter, employer: string): Promise<void> {
  const colleague = idOf(await insertAny(pool, 'users', { email: `${randomUUID()}@example.in`, password: 'x' }))
  await put('employer_invitations', { employer_id: employer, email, role: 'viewer', invited_by: colleague })
  const invited = { employer_id: employer, email: `${randomUUID()}@example.in`, role: 'viewer', invited_by: id }
  await put('employer_invitations_sent', invited, 'employer_invitations')
  await put('employer_actions', { employer_id: employer, user_id: id, member_id: colleague })
  await put('employer_actions_on_you', { employer_id: employer, user_id: colleague, member_id: id }, 'employer_actions')
  const document = { employer_id: employer, submitted_by: id, kind: 'gstin', status: 'pending' }
  await put('company_verifications', document)
  await put('company_email_links', { employer_id: employer, requested_by: id, purpose: 'contact', email })
}

async function writeSearch({ put, who: { id } }: RowWriter, job: string): Promise<void> {
  await put('user_settings', { user_id: id })
  await put('saved_jobs', { user_id: id, job_id: job })
  await put('job_reports', { user_id: id, job_id: job, reason: 'wrong_facts', details: id })
  const search = await put('saved_searches', { user_id: id })
  await put('search_alerts', { search_id: search, job_id: job })
  await put('digests', { user_id: id, day: 20_000 })
  const wish = await put('wishes', { user_id: id, availability_days: 0 })
  await put('wish_matches', { wish_id: wish, job_id: job })
}

async function writeCvs({ put, who }: RowWriter): Promise<void> {
  const { id, email, name, phone } = who
  const cv = await put('cvs', { user_id: id, personal_info: personal(who), email, phone, summary: name })
  const proved = { email_verified: true, phone_key: phone }
  const free = await put('cvs', { personal_info: personal(who), email: email.toUpperCase(), phone, ...proved })
  await put('cv_drafts', { user_id: id, body: personal(who) })
  await put('cv_versions', { cv_id: cv, body: personal(who) })
  await put('cv_tokens', { cv_id: free, kind: 'key', hash: Buffer.from(randomUUID()) })
  await put('consents', { user_id: id, purpose: 'account' })
  await put('consents', { subject_cv_id: free, purpose: 'cv-sharing' })
  await put('access_log', { user_id: id, viewer_kind: 'employer', what: 'cv' })
  await put('access_log', { cv_id: free, viewer_kind: 'staff', what: 'contact' })
}

async function writeApplication({ pool, put, who }: RowWriter, job: string): Promise<Rows[string]> {
  const { id, name } = who
  const application = await put('applications', { user_id: id, job_id: job, cv_snapshot: personal(who) })
  await put('application_status_changes', { application_id: application, to_status: 'applied', changed_by: 'candidate' })
  const message = await put('application_messages', { application_id: application, sender: 'candidate', body: `I am ${name}` })
  await put('application_answers', { application_id: application, position: 1, answer: name })
  await put('bulk_message_recipients', { user_id: id, message_id: message })
  const reader = idOf(await insertAny(pool, 'users', { email: `${randomUUID()}@example.in`, password: 'x' }))
  const notification = {
    user_id: reader,
    key: `submitted`,
    kind: 'application',
    title: `${name} has applied`,
    application_id: application,
  }
  await put('notifications_about_you', notification, 'notifications')
  await writeReview(put, { application, author: reader, text: name })
  // The trigger received-applications.sql has added this row, and later rows have changed it.
  const received = await pool.query<Row>('select * from received_applications where application_id = $1', [application])
  return received.rows.map((row) => ({ table: 'received_applications', row }))
}

async function writeTalk({ pool, put, who: { id, email, name } }: RowWriter): Promise<void> {
  const admin = idOf(await insertAny(pool, 'admin_users', { role: 'support', email: `${randomUUID()}@example.in` }))
  await put('suspensions', { user_id: id, reason: name, suspended_by: admin })
  await put('notifications', { user_id: id, key: 'welcome', kind: 'match' })
  await put('ai_conversations', { user_id: id })
  await put('assistant_feedback', { user_id: id, comment: name, source: 'ai' })
  await put('contact_messages', { email, message: name })
  await put('recruiter_feedback', { recruiter_email: email, recruiter_name: name, status: 'pending' })
}

async function writeDealings(
  { pool, put, who: { id, email, name } }: RowWriter,
  { employer, elsewhere }: Readonly<Record<'employer' | 'elsewhere', string>>,
): Promise<string> {
  await put('company_ratings', { user_id: id, employer_id: elsewhere, rating: 5 })
  const orderId = await put('orders', { user_id: id, purpose: 'plan', employer_id: employer })
  await writeInvoice(put, { id, name, orderId })
  const subscription = await put('subscriptions', { user_id: id, end_date: '2999-01-01' })
  await writeInterviews({ pool, put }, { id, name, email, employer, elsewhere })
  return subscription
}
