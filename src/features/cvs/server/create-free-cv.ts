import { randomUUID } from 'node:crypto'
import { countOf, hit } from '#features/auth/server/public.ts'
import { recordConsent } from '#features/privacy/server/public.ts'
import { refuse } from '#platform/contract/refusal.ts'
import { publish } from '#platform/server/events.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { networkOf } from '#platform/server/network.ts'
import type { Cv } from '../contract.ts'
import { cvViews, anonymousCvCreated, type FreeCvBody } from '../view-contract.ts'
import { insertFreeCvRow } from './free-queries.ts'

const daySeconds = 24 * 60 * 60

/** A computer room of a college makes many in an hour; letters to one address are for one person. */
const perNetwork = { max: 120, windowSeconds: 60 * 60 }
const perAddress = { max: 5, windowSeconds: daySeconds }

export async function createFreeCv(
  context: Pick<AppContext, 'db' | 'limits' | 'clock'>,
  { isShared, ...body }: FreeCvBody,
  ip: string,
): Promise<Cv> {
  await hit(context, [
    countOf('free CV from', networkOf(ip), perNetwork),
    countOf('free CV for', body.personalInfo.email, perAddress),
  ])
  const [id, now] = [randomUUID(), context.clock()]
  await context.db.transaction().execute(async (tx) => {
    const isMade = await insertFreeCvRow(tx, { id, body, createdAt: now })
    if (!isMade) throw refuse(cvViews['POST /api/cvs/aisacv'], 'phoneTaken')
    if (isShared) await recordConsent(tx, { cvId: id }, 'cv-sharing', now)
    await publish(tx, anonymousCvCreated, { cvId: id })
  })
  const at = now.toISOString()
  return { ...body, id, emailVerified: false, downloadAllowed: false, createdAt: at, updatedAt: at }
}
