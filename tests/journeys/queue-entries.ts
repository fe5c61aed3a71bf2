/** The queues of staff, with functions that fill them. */
import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import { standardKit } from '#features/interviewer-kits/server/standard-kit.ts'
import { insertAny, type Row } from '../factories/insert-any.ts'

const longName = 'Shri Venkateswara Cooperative Multi-Speciality Hospitals and Research Centre, Visakhapatnam'
const text = `They answered in two days. <img src=x onerror="document.title='run'"> =HYPERLINK("x") ${'आप यहाँ काम करें। '.repeat(12)}`

type QueueOfTest = {
  readonly path: string
  readonly heading: string
  /** The text of the screen when the queue is empty. */
  readonly empty: string
  readonly list: string
  readonly table: string
  readonly add: (pool: Pool, at: number) => Promise<Row>
}

const minutesAgo = (minutes: number): Date => new Date(Date.now() - minutes * 60_000)
const aCompany = (pool: Pool) =>
  insertAny(pool, 'employers', { company_name: longName, contact_email: `${randomUUID()}@example.in` })

async function aReportedJob(pool: Pool, at: number): Promise<Row> {
  const company = await aCompany(pool)
  const user = await insertAny(pool, 'users', { email: `${randomUUID()}@example.in`, password: 'x' })
  const about = { title: 'Staff Nurse', job_type: 'full-time', experience_level: 'mid', description: text }
  const job = await insertAny(pool, 'jobs', { ...about, company: longName, posted_by: company['id'] })
  const reason = { reason: 'asks_for_money', details: text, created_at: minutesAgo(at) }
  return insertAny(pool, 'job_reports', { job_id: job['id'], user_id: user['id'], ...reason })
}

async function aCase(pool: Pool, at: number): Promise<Row> {
  const order = await insertAny(pool, 'orders', { id: `order_${randomUUID()}`, purpose: 'plan', amount_paise: 30_000 })
  const about = { kind: 'dispute', detail: text, payment_id: `pay_${randomUUID()}`, opened_at: minutesAgo(at) }
  return insertAny(pool, 'payment_cases', { ...about, order_id: order['id'], amount_paise: 30_000 })
}

const aReportOfRecruiter = {
  category_id: 'bfsi',
  experience_level: 'mid',
  company_name: longName,
  recruiter_email: 'recruiter@example.in',
  salary_min: 400_000,
  salary_max: 800_000,
  actual_questions: [text],
  assessment_criteria: ['Communication'],
  interview_process: ['HR round'],
}

export const queuesOfTest: readonly QueueOfTest[] = [
  {
    path: '/admin/company-ratings',
    heading: 'Company Ratings',
    empty: 'No ratings to review',
    list: 'Ratings to review',
    table: 'company_ratings',
    add: async (pool, at) => {
      const { id } = await aCompany(pool)
      return insertAny(pool, 'company_ratings', { employer_id: id, rating: 4, body: text, created_at: minutesAgo(at) })
    },
  },
  {
    path: '/admin/job-reports',
    heading: 'Reported Jobs',
    empty: 'No reported jobs',
    list: 'Reported Jobs',
    table: 'job_reports',
    add: aReportedJob,
  },
  {
    path: '/admin/company-verifications',
    heading: 'Company Verifications',
    empty: 'No companies to verify',
    list: 'Companies to verify',
    table: 'company_verifications',
    add: async (pool, at) => {
      const { id } = await aCompany(pool)
      const request = { kind: 'gstin', number: '29ABCDE1234F1Z5', file_type: 'application/pdf', submitted_at: minutesAgo(at) }
      return insertAny(pool, 'company_verifications', { employer_id: id, ...request })
    },
  },
  {
    path: '/admin/payments',
    heading: 'Payments',
    empty: 'No payments need a person',
    list: 'Payments that need a person',
    table: 'payment_cases',
    add: aCase,
  },
  {
    path: '/admin/recruiter-feedback',
    heading: 'Recruiter Feedback',
    empty: 'No feedback yet',
    list: 'Reports',
    table: 'recruiter_feedback',
    add: (pool, at) => insertAny(pool, 'recruiter_feedback', { ...aReportOfRecruiter, created_at: minutesAgo(at) }),
  },
  {
    path: '/admin/interview-disputes',
    heading: 'Interview Disputes',
    empty: 'No disputes',
    list: 'Disputes',
    table: 'interview_disputes',
    add: async (pool, at) => {
      const { id } = await aCompany(pool)
      const session = {
        employer_id: id,
        candidate: longName,
        role: longName,
        status: 'completed',
        kit: JSON.stringify(standardKit()),
      }
      const { id: sessionId } = await insertAny(pool, 'interview_sessions', session)
      return insertAny(pool, 'interview_disputes', { session_id: sessionId, reason: text, created_at: minutesAgo(at) })
    },
  },
  {
    path: '/admin/contact-messages',
    heading: 'Contact Messages',
    empty: 'No messages yet',
    list: 'Messages',
    table: 'contact_messages',
    add: (pool, at) =>
      insertAny(pool, 'contact_messages', {
        first_name: 'Asha',
        last_name: 'Menon',
        email: 'asha@example.in',
        subject: longName,
        message: text,
        created_at: minutesAgo(at),
      }),
  },
]

/** More entries than a screen shows at a time. */
export const manyEntries = 105

/** Empties a queue. Jobs on hold are in the queue even without a report. */
export async function clear({ table }: QueueOfTest, pool: Pool): Promise<void> {
  await pool.query(`delete from ${table}`)
  await pool.query(`update job_postings set state = 'paused', held_from = null where state = 'held'`)
}

export async function fill(queue: QueueOfTest, pool: Pool): Promise<void> {
  await clear(queue, pool)
  for (let at = 0; at < manyEntries; at++) await queue.add(pool, at)
}
