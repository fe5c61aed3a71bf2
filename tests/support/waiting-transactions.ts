import { setTimeout as pause } from 'node:timers/promises'
import type { TestPortal } from '../portal.ts'

/** Locks a person's row, as a call that changes it would. Other calls that need the row wait. Returns a function that releases the lock. */
export async function lockPerson({ pool }: Pick<TestPortal, 'pool'>, userId: string): Promise<() => Promise<void>> {
  const client = await pool.connect()
  await client.query('begin')
  await client.query('select 1 from users where id = $1 for update', [userId])
  return async () => {
    await client.query('commit')
    client.release()
  }
}

/** Waits until this many calls wait for a lock in this test's own database. */
export async function untilWaiting({ pool }: Pick<TestPortal, 'pool'>, count: number): Promise<void> {
  for (;;) {
    const { rows } = await pool.query<{ waiting: number }>(
      `select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    if ((rows[0]?.waiting ?? 0) >= count) return
    await pause(5)
  }
}
