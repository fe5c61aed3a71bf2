import { recordConsent } from '#features/privacy/server/door.ts'
import type { Facilities } from '#platform/server/facilities.ts'
import { countFailures } from '#platform/server/rate-limits/count-failures.ts'
import { countOf } from '#platform/server/rate-limits/rate-limit.ts'
import type { Registration } from '../contract.ts'
import { accountsMade, takenAddresses } from './rate-limits.ts'
import { type Alongside, register } from './register.ts'

type Asked = { readonly registration: Registration; readonly ip: string; readonly alongside: readonly Alongside[] }

/** Whoever sends the form has agreed to the words beside its button: they are kept with the account, or neither is. */
export async function signUp(
  { db, rateLimits, clock }: Pick<Facilities, 'db' | 'rateLimits' | 'clock'>,
  { registration, ip, alongside }: Asked,
): Promise<void> {
  await rateLimits.consume([countOf(accountsMade, ip)])
  const counts = [countOf(takenAddresses, ip)]
  const agree: Alongside = (tx, userId) => recordConsent(tx, { userId }, 'account', clock())
  const made = [agree, ...alongside]
  await countFailures(rateLimits, { counts, failing: ['emailTaken'] }, () => register(db, registration, made))
}
