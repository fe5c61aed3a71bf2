import { countOf, hit } from '#features/auth/server/public.ts'
import { publish } from '#platform/server/events.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { networkOf } from '#platform/server/network.ts'
import { phoneKey } from '../rules.ts'
import { ownerLinkRequested, cvVerificationRequested } from '../view-contract.ts'
import { findFreeCvIdByPhone } from './free-queries.ts'

type RequestContext = Pick<AppContext, 'db' | 'limits' | 'clock'>

const windowSeconds = 60 * 60

/** The same work for every number, so that the answer does not tell which of them have a CV. */
export async function requestLinkEmail(context: RequestContext, phone: string, ip: string): Promise<void> {
  await hit(context, [
    countOf('CV link to', phoneKey(phone), { max: 3, windowSeconds }),
    countOf('CV link from', networkOf(ip), { max: 20, windowSeconds }),
  ])
  const cvId = await findFreeCvIdByPhone(context.db, phone)
  await context.db.transaction().execute((tx) => publish(tx, ownerLinkRequested, { cvId }))
}

export async function requestVerificationEmail(context: RequestContext, cvId: string): Promise<void> {
  await hit(context, [countOf('CV verification of', cvId, { max: 3, windowSeconds })])
  await context.db.transaction().execute((tx) => publish(tx, cvVerificationRequested, { cvId }))
}
