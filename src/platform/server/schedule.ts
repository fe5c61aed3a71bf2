import { type ParsedCronItem, parseCronItems, type TaskList } from 'graphile-worker'
import type { AppContext } from './app-context.ts'

/** Scheduled work. `cron` is in UTC: 00:05 in India is `35 18 * * *` of the day before. */
export type CronJob = {
  readonly name: string
  readonly cron: string
  readonly run: (context: AppContext) => Promise<void>
}

export type Schedule = { readonly tasks: TaskList; readonly cronItems: ParsedCronItem[] }

/** The schedule of the queue. However many processes run it, the queue creates one job per run. A missed run is made up for. */
export function scheduleFor(cronJobs: readonly CronJob[], context: AppContext): Schedule {
  return {
    tasks: Object.fromEntries(cronJobs.map(({ name, run }) => [name, () => run(context)])),
    cronItems: parseCronItems(
      cronJobs.map(({ name, cron }) => ({ task: name, match: cron, options: { backfillPeriod: 24 * 60 * 60 * 1_000 } })),
    ),
  }
}
