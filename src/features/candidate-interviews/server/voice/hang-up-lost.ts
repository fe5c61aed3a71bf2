import { endCall, listLostCalls, storeEndReason } from '#features/interview-sessions/server/public.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { openRealtime } from '#platform/server/realtime/realtime-service.ts'
import type { CronJob } from '#platform/server/schedule.ts'

/** A server renews its calls every half minute; a call that was not renewed for this long is lost. */
const lostAfterMs = 2 * 60_000
/** No provider keeps a call open for longer. */
const longestCallMs = 2 * 60 * 60_000

/** Hangs up calls whose server has died: an open call costs money. */
export async function hangUpLostCalls({ db, clock, config }: Pick<AppContext, 'db' | 'clock' | 'config'>): Promise<void> {
  const now = clock()
  const service = config.realtime && openRealtime(config.realtime)
  for (const { id, providerId, openedAt } of await listLostCalls(db, new Date(now.getTime() - lostAfterMs))) {
    const isOld = now.getTime() - openedAt.getTime() > longestCallMs
    await storeEndReason(db, id, 'heartbeat_timeout')
    const isEnded = await service?.hangUp(providerId).then(
      () => true,
      () => false,
    )
    if (isEnded || isOld) await endCall(db, id, now)
  }
}

export const hangUpLost: CronJob = { name: 'hang-up-lost-interview-calls', cron: '*/5 * * * *', run: hangUpLostCalls }
