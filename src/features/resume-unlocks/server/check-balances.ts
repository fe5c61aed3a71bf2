import type { AppContext } from '#platform/server/app-context.ts'
import type { CronJob } from '#platform/server/schedule.ts'
import { listWrongBalances } from './unit-queries.ts'

/** The job fails, so that the operator sees it. */
export async function checkBalances({ db }: Pick<AppContext, 'db'>): Promise<void> {
  const wrong = await listWrongBalances(db)
  if (wrong.length > 0)
    throw new Error(`the unlocks of ${wrong.length} companies do not add up: ${wrong.slice(0, 20).join(', ')}`)
}

/** At three at night in India. */
export const checkBalancesNightly: CronJob = { name: 'check-resume-balances', cron: '30 21 * * *', run: checkBalances }
