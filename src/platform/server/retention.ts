import { sql } from 'kysely'
import { daysBefore } from '#platform/contract/dates.ts'
import type { Db } from './db.ts'
import type { AppContext } from './app-context.ts'
import type { CronJob } from './schedule.ts'
import { scrubbed } from './scrub.ts'

/** Data that is deleted after a period. */
export type Retention = {
  readonly name: string
  readonly days: number
  /** Why the period has this length. */
  readonly why: string
  /** Deletes everything that ended, or was last used, at or before `until`. Must be idempotent. */
  readonly erase: (db: Db, until: Date, context: Pick<AppContext, 'outbox'>) => Promise<void>
}

/** One job enforces all periods. If one fails, the others still run; then the job fails and is retried. */
export function enforceRetention(table: readonly Retention[]): CronJob {
  return { name: 'enforce-retention', cron: '20 * * * *', run: (context) => enforce(table, context) }
}

async function enforce(table: readonly Retention[], context: AppContext): Promise<void> {
  const { db, clock } = context
  const failures: unknown[] = []
  for (const { name, days, erase } of table) {
    const begun = clock()
    const cause: unknown = await erase(db, daysBefore(begun, days), context).then(
      () => null,
      (error: unknown) => error ?? new Error('unknown'),
    )
    if (cause !== null) failures.push(new Error(`not erased: ${name}`, { cause }))
    await recordRun(db, {
      name,
      ranAt: begun,
      ms: clock().getTime() - begun.getTime(),
      error: cause === null ? null : scrubbed(cause instanceof Error ? `${cause.name}: ${cause.message}` : 'unknown'),
    })
  }
  if (failures.length > 0) throw new AggregateError(failures, `not erased: ${failures.length} of ${table.length}`)
}

export type RetentionRun = { readonly name: string; readonly ranAt: Date; readonly ms: number; readonly error: string | null }

async function recordRun(db: Db, { name, ranAt, ms, error }: RetentionRun): Promise<void> {
  await sql`insert into retention_runs (name, ran_at, ms, error) values (${name}, ${ranAt}, ${ms}, ${error})
    on conflict (name) do update set ran_at = excluded.ran_at, ms = excluded.ms, error = excluded.error`.execute(db)
}

export async function listRetentionRuns(db: Db): Promise<readonly RetentionRun[]> {
  const { rows } = await sql<RetentionRun>`select name, ran_at, ms, error from retention_runs order by name`.execute(db)
  return rows
}
