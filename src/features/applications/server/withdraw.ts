import { refuse } from '#platform/contract/refusal.ts'
import { publish } from '#platform/server/events.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Application } from '../contract.ts'
import { applicationWithdrawn, tracking } from '../tracking-contract.ts'
import { nextStatuses } from '../rules.ts'
import { changeStatus } from './change-status.ts'
import type { ApplicationRef } from './my-application-queries.ts'
import { lockSubmitted, shownBriefly } from './submitted-queries.ts'

const call = tracking['POST /api/applications/:applicationId/withdraw']

/** Withdraws an application. If the employer moves it at the same time, one of the two waits and then sees the result of the other. */
export async function withdraw({ db, clock }: Pick<AppContext, 'db' | 'clock'>, ref: ApplicationRef): Promise<Application> {
  return db.transaction().execute(async (tx) => {
    const sent = await lockSubmitted(tx, ref)
    if (!sent) throw refuse(call, 'notFound')
    if (sent.status === 'withdrawn') return shownBriefly(sent)
    if (!nextStatuses(sent.status, 'candidate').includes('withdrawn')) throw refuse(call, 'ended')
    const { application } = await changeStatus(tx, { sent, to: 'withdrawn', by: 'candidate' }, clock())
    await publish(tx, applicationWithdrawn, { applicationId: sent.id })
    return application
  })
}
