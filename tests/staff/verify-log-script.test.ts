import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { sealLog } from '#features/staff/server/log/seal-log.ts'
import { openDatabase } from '#platform/server/db.ts'
import { keysFrom } from '#platform/server/keys.ts'
import { cloneDatabase } from '../database.ts'

const secret = 'a secret of thirty-two characters'
const own = await cloneDatabase()
const { db, pool, close } = openDatabase(own.url, console.error)
afterAll(async () => {
  await close()
  await own.drop()
})

/** What an operator sees. */
async function verify(...options: readonly string[]): Promise<{ readonly code: number; readonly said: string }> {
  const env = { DATABASE_URL: own.url, SESSION_SECRET: secret }
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, ['scripts/verify-log.ts', ...options], { env })
    return { code: 0, said: stdout + stderr }
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string } // of a process that ended with a code
    return { code, said: stdout + stderr }
  }
}

test('npm run verify-log: a whole log ends with 0, a changed one, a cut one and an older copy with 1', async () => {
  await pool.query(`insert into admin_users (id, email, password, first_name, last_name, role)
    values (gen_random_uuid(), 'a@b.example', 'x', 'A', 'B', 'admin')`)
  await pool.query(`insert into admin_logs (id, admin_id, action) select gen_random_uuid(), id, 'act ' || n
    from admin_users, generate_series(1, 4) n`)
  await sealLog({ db, keyFor: keysFrom(secret), clock: () => new Date() })
  const whole = await verify()
  expect(whole).toMatchObject({ code: 0, said: expect.stringContaining('The log is whole.') })
  const last = /(\d+:[\da-f]{64})/.exec(whole.said)?.[1] ?? ''
  const [same, older] = await Promise.all([verify('--expect', last), verify('--expect', last.replace(/^\d+/, '9'))])
  expect(same.code).toBe(0)
  expect(older).toMatchObject({ code: 1, said: expect.stringContaining('is not there.') })
  await pool.query('set session_replication_role = replica; update admin_logs set action = $$look away$$ where seq = 2')
  expect(await verify()).toMatchObject({ code: 1, said: expect.stringContaining('The log was changed.') })
}, 60_000)
