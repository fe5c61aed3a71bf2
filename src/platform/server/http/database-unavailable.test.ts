import { Pool } from 'pg'
import { afterAll, expect, test } from 'vitest'
import { cloneDatabase } from '#tests/database.ts'
import { isDatabaseUnavailable } from './database-unavailable.ts'

const { url, drop } = await cloneDatabase()
// Read-only, like a primary that has just become a standby.
const pool = new Pool({ connectionString: url, options: '-c default_transaction_read_only=on' })
afterAll(async () => {
  await pool.end()
  await drop()
})

const failureOf = (statement: string): Promise<Error> =>
  pool.query(statement).then(
    () => new Error('it did not fail'),
    (error: Error) => error,
  )

test.each([
  ['create table shifts ()', true],
  ['select pg_sleep(1), pg_terminate_backend(pg_backend_pid())', true],
  ['select nothing from nowhere', false],
])('%s: unavailable is %s', async (statement, isSo) => {
  expect(isDatabaseUnavailable(await failureOf(statement))).toBe(isSo)
})
