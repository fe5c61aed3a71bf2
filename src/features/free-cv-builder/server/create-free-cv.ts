import { randomUUID } from 'node:crypto'
import { recordConsent } from '#features/privacy/server/public.ts'
import { refuse } from '#platform/contract/refusal.ts'
import { publish } from '#platform/server/events.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { countFailures } from '#platform/server/rate-limits/count-failures.ts'
import { countOf, hours, minutes, oneDay, type RateLimit } from '#platform/server/rate-limits/rate-limit.ts'
import type { Cv } from '#features/cvs/contract.ts'
import { insertFreeCvRow } from '#features/cvs/server/public.ts'
import { anonymousCvCreated, type FreeCvBody, freeCvBuilder } from '../contract.ts'

/** High, because a computer room of a college makes many CVs in an hour. */
const freeCvs: RateLimit = { name: 'free CVs from', per: 'network', max: 120, windowSeconds: hours(1) }

/** The answer must reveal that a number has a CV, but not for a whole list of numbers. */
const takenPhones: RateLimit = { name: 'taken phone numbers', per: 'network', max: 30, windowSeconds: minutes(15) }

const freeCvsForEmail: RateLimit = { name: 'free CVs for', per: 'email', max: 5, windowSeconds: oneDay }

export async function createFreeCv(
  context: Pick<AppContext, 'db' | 'rateLimits' | 'clock'>,
  { isShared, ...body }: FreeCvBody,
  ip: string,
): Promise<Cv> {
  await context.rateLimits.consume([countOf(freeCvs, ip), countOf(freeCvsForEmail, body.personalInfo.email)])
  const [id, now] = [randomUUID(), context.clock()]
  const failures = { counts: [countOf(takenPhones, ip)], failing: ['phoneTaken'] }
  await countFailures(context.rateLimits, failures, () =>
    context.db.transaction().execute(async (tx) => {
      const isMade = await insertFreeCvRow(tx, { id, body, createdAt: now })
      if (!isMade) throw refuse(freeCvBuilder['POST /api/cvs/aisacv'], 'phoneTaken')
      if (isShared) await recordConsent(tx, { cvId: id }, 'cv-sharing', now)
      await publish(tx, anonymousCvCreated, { cvId: id })
    }),
  )
  const at = now.toISOString()
  return { ...body, id, emailVerified: false, downloadAllowed: false, createdAt: at, updatedAt: at }
}
