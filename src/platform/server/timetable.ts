import { type ParsedCronItem, parseCronItems, type TaskList } from 'graphile-worker'
import type { Facilities } from './facilities.ts'

/** Work that the clock asks for. `cron` is in UTC: 00:05 in India is `35 18 * * *` of the day before. */
export type Appointment = {
  readonly name: string
  readonly cron: string
  readonly run: (facilities: Facilities) => Promise<void>
}

export type Timetable = { readonly tasks: TaskList; readonly cronItems: ParsedCronItem[] }

/** However many processes keep the same timetable, the queue makes one job per appointment. One that was missed is made up for. */
export function timetableFor(appointments: readonly Appointment[], facilities: Facilities): Timetable {
  return {
    tasks: Object.fromEntries(appointments.map(({ name, run }) => [name, () => run(facilities)])),
    cronItems: parseCronItems(
      appointments.map(({ name, cron }) => ({ task: name, match: cron, options: { backfillPeriod: 24 * 60 * 60 * 1_000 } })),
    ),
  }
}
