import type { Db } from './db.ts'
import type { AppContext } from './app-context.ts'
import type { CronJob } from './schedule.ts'

const dayMs = 24 * 60 * 60 * 1_000

/** Something that is not kept for ever. */
export type Retention = {
  readonly name: string
  readonly days: number
  /** Why so long, and why no longer. */
  readonly why: string
  /** Erases what was over, or was last of use, at this moment or earlier. Harmless to run twice. */
  readonly erase: (db: Db, until: Date, context: Pick<AppContext, 'outbox'>) => Promise<void>
}

/** One job for all of them. One that fails does not keep the others from their work; the job then fails, and is tried again. */
export function enforceRetention(table: readonly Retention[]): CronJob {
  return { name: 'enforce-retention', cron: '20 * * * *', run: (context) => enforce(table, context) }
}

async function enforce(table: readonly Retention[], context: AppContext): Promise<void> {
  const { db, clock } = context
  const failures: unknown[] = []
  for (const { name, days, erase } of table) {
    await erase(db, new Date(clock().getTime() - days * dayMs), context).catch((cause: unknown) => {
      failures.push(new Error(`not erased: ${name}`, { cause }))
    })
  }
  if (failures.length > 0) throw new AggregateError(failures, `not erased: ${failures.length} of ${table.length}`)
}
