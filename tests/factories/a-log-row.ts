import type { Pool } from 'pg'
import type { Put, Rows } from './a-whole-person.ts'
import { insertAny, type Row } from './insert-any.ts'

/** The parts of the log that concern a person, each with the table of its targets. */
const parts = [
  ['', 'users'],
  ['_of_messages', 'contact_messages'],
  ['_of_ratings', 'company_ratings'],
  ['_of_disputes', 'interview_disputes'],
  ['_of_feedback', 'recruiter_feedback'],
] as const

/** Writes log entries of staff about each of the rows, with a note that contains the person's name. The database stores the note separately. */
export async function writeLog({ pool, put }: { pool: Pool; put: Put }, rows: Rows, name: string): Promise<Rows> {
  const admin = await insertAny(pool, 'admin_users', { role: 'support', email: `${crypto.randomUUID()}@example.in` })
  const details: Record<string, Rows[string]> = {}
  for (const [part, table] of parts) {
    const about = { target_type: table, target_id: rows[table]?.[0]?.row['id'], description: `Looked at ${name}` }
    const id = await put(`admin_logs${part}`, { admin_id: admin['id'], ...about }, 'admin_logs')
    const { rows: noted } = await pool.query<Row>('select * from admin_log_details where log_id = $1', [id])
    details[`admin_log_details${part}`] = noted.map((row) => ({ table: 'admin_log_details', row }))
  }
  return details
}
