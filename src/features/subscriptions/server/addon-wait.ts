/** Handles add-ons beside plans that contain them, so that nobody pays for the same days twice. */
import { coveredUntil } from '#features/entitlements/rules.ts'
import { type Holder, listEntries } from '#features/entitlements/server/public.ts'
import type { Tx } from '#platform/server/db.ts'
import { oneAfterTheOther } from '../timeline.ts'
import { movePeriod } from './move-period.ts'
import { listLive, periodOf } from './queries.ts'

/** Until when the holder has the add-on without a gap, including future periods, but without `except`; `now` if there is none. */
export async function endOfAddon(tx: Tx, holder: Holder, now: Date, except: readonly string[] = []): Promise<Date> {
  const entries = await listEntries(tx, holder)
  const own = entries.filter(
    ({ entitlement, subscriptionId }) => entitlement === 'interviewer_addon' && !except.includes(subscriptionId),
  )
  return coveredUntil(own, now) ?? now
}

/** A month that was bought to follow a plan begins earlier if the plan ends earlier, and later if the plan is renewed. */
export async function alignWaitingAddon(tx: Tx, holder: Holder, now: Date): Promise<void> {
  if (holder.employerId === null) return
  const live = (await listLive(tx, holder, now)).filter(({ kind, startDate }) => kind === 'interviewer_addon' && startDate > now)
  const [first] = live
  if (!first) return
  const waiting = live.map(({ id }) => id)
  const begin = await endOfAddon(tx, holder, now, waiting)
  if (begin.getTime() === first.startDate.getTime()) return
  for (const period of oneAfterTheOther(live.map(periodOf), begin)) await movePeriod(tx, holder, { period, live }, now)
}
