import { refuse } from '#platform/contract/refusal.ts'
import { publish } from '#platform/server/events.ts'
import type { Facilities } from '#platform/server/facilities.ts'
import type { Application } from '../contract.ts'
import { applicationMoved, hiring, type Move } from '../hiring-contract.ts'
import { nextStatuses } from '../rules.ts'
import { changeStatus } from './change-status.ts'
import type { Place } from './mine-queries.ts'
import { lockSent } from './sent-queries.ts'

const call = hiring['PUT /api/employer/applications/:applicationId/status']

/** Of two people who move the same application at once, the second is told to look again. */
export async function move(
  { db, clock }: Pick<Facilities, 'db' | 'clock'>,
  place: Place,
  { from, to }: Move,
): Promise<Application> {
  return db.transaction().execute(async (tx) => {
    const sent = await lockSent(tx, place)
    if (!sent) throw refuse(call, 'notFound')
    if (sent.status !== from) throw refuse(call, 'movedMeanwhile')
    if (!nextStatuses(from, 'employer').includes(to)) throw refuse(call, 'notAllowed')
    const { application, changeId } = await changeStatus(tx, { sent, to, by: 'employer' }, clock())
    await publish(tx, applicationMoved, { changeId })
    return application
  })
}
