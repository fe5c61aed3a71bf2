import { refuse } from '#platform/contract/refusal.ts'
import { publish } from '#platform/server/events.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Application } from '../contract.ts'
import { applicationMoved, hiring, type Move } from '../hiring-contract.ts'
import { nextStatuses } from '../rules.ts'
import { changeStatus } from './change-status.ts'
import type { ApplicationRef } from './my-application-queries.ts'
import { lockSubmitted } from './submitted-queries.ts'

const call = hiring['PUT /api/employer/applications/:applicationId/status']

/** Moves an application. If two people move the same one at once, the second is refused and sees the new status. */
export async function move(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  ref: ApplicationRef,
  { from, to }: Move,
): Promise<Application> {
  return db.transaction().execute(async (tx) => {
    const sent = await lockSubmitted(tx, ref)
    if (!sent) throw refuse(call, 'notFound')
    if (sent.status !== from) throw refuse(call, 'movedMeanwhile')
    if (!nextStatuses(from, 'employer').includes(to)) throw refuse(call, 'notAllowed')
    const { application, changeId } = await changeStatus(tx, { sent, to, by: 'employer' }, clock())
    await publish(tx, applicationMoved, { changeId })
    return application
  })
}
