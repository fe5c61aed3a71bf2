import { daysBefore } from '#platform/contract/dates.ts'
import type { Db } from './db.ts'
import type { AppContext } from './app-context.ts'
import type { CronJob } from './schedule.ts'

/** Data that is deleted after a time. */
export type Retention = {
  readonly name: string
  readonly days: number
  /** The reason for this period. */
  readonly why: string
  /** Deletes what ended, or was last used, at or before this time. Idempotent. */
  readonly erase: (db: Db, until: Date, context: Pick<AppContext, 'outbox'>) => Promise<void>
}

/** One job for all of them. If one fails the others still run; then the job fails and is retried. */
export function enforceRetention(table: readonly Retention[]): CronJob {
  return { name: 'enforce-retention', cron: '20 * * * *', run: (context) => enforce(table, context) }
}

async function enforce(table: readonly Retention[], context: AppContext): Promise<void> {
  const { db, clock } = context
  const failures: unknown[] = []
  for (const { name, days, erase } of table) {
    await erase(db, daysBefore(clock(), days), context).catch((cause: unknown) => {
      failures.push(new Error(`not erased: ${name}`, { cause }))
    })
  }
  if (failures.length > 0) throw new AggregateError(failures, `not erased: ${failures.length} of ${table.length}`)
}
