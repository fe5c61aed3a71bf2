import { applicationSubmitted } from '#features/applications/contract.ts'
import { applicationMoved } from '#features/applications/hiring-contract.ts'
import { messageSent } from '#features/applications/thread-contract.ts'
import { applicationWithdrawn } from '#features/applications/tracking-contract.ts'
import { leastApplications } from '#features/employers/rules.ts'
import { lockCompany, saveResponses } from '#features/employers/server/public.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { reaction } from '#platform/server/events.ts'
import type { CronJob } from '#platform/server/schedule.ts'
import { countResponses, findCompanyWhere, type ResponseEvent } from './response-queries.ts'

type CountContext = Pick<AppContext, 'db' | 'clock'>

/** Figures for fewer applications are not even stored: from two of them one could tell what became of a single person. */
const isFair = ({ applications }: { readonly applications: number }): boolean => applications >= leastApplications

async function recountAfter({ db, clock }: CountContext, happened: ResponseEvent): Promise<void> {
  const employerId = await findCompanyWhere(db, happened)
  if (employerId === null) return
  await db.transaction().execute(async (tx) => {
    await lockCompany(tx, employerId)
    await saveResponses(tx, (await countResponses(tx, clock(), employerId)).filter(isFair), employerId)
  })
}

export const recountResponses = [
  reaction('recountAfterApplication', applicationSubmitted, recountAfter),
  reaction('recountAfterMove', applicationMoved, recountAfter),
  reaction('recountAfterMessage', messageSent, recountAfter),
  reaction('recountAfterWithdrawal', applicationWithdrawn, recountAfter),
]

/** Recounts all companies, because applications become older than a week and than a year, and those of deleted accounts disappear. */
export async function recountAllResponses({ db, clock }: CountContext): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await saveResponses(tx, (await countResponses(tx, clock())).filter(isFair), null)
  })
}

/** At 2:50 at night in India. */
export const recountResponsesNightly: CronJob = {
  name: 'recount-responses',
  cron: '20 21 * * *',
  run: recountAllResponses,
}
