import type { Db } from './db.ts'
import type { Facilities } from './facilities.ts'
import type { Appointment } from './timetable.ts'

const dayMs = 24 * 60 * 60 * 1_000

/** Something that is not kept for ever. */
export type Retention = {
  readonly name: string
  readonly days: number
  /** Why so long, and why no longer. */
  readonly why: string
  /** Erases what was over, or was last of use, at this moment or earlier. Harmless to run twice. */
  readonly erase: (db: Db, until: Date, facilities: Pick<Facilities, 'outbox'>) => Promise<void>
}

/** One job for all of them. One that fails does not keep the others from their work; the job then fails, and is tried again. */
export function enforcing(table: readonly Retention[]): Appointment {
  return { name: 'enforce-retention', cron: '20 * * * *', run: (facilities) => enforce(table, facilities) }
}

async function enforce(table: readonly Retention[], facilities: Facilities): Promise<void> {
  const { db, clock } = facilities
  const failures: unknown[] = []
  for (const { name, days, erase } of table) {
    await erase(db, new Date(clock().getTime() - days * dayMs), facilities).catch((cause: unknown) => {
      failures.push(new Error(`not erased: ${name}`, { cause }))
    })
  }
  if (failures.length > 0) throw new AggregateError(failures, `not erased: ${failures.length} of ${table.length}`)
}
