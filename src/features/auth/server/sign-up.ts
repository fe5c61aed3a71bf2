import { recordConsent, recordEmployerConsent } from '#features/privacy/server/public.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { countFailures } from '#platform/server/rate-limits/count-failures.ts'
import { countOf } from '#platform/server/rate-limits/rate-limit.ts'
import type { Registration } from '../contract.ts'
import { accountsMade, takenAddresses } from './rate-limits.ts'
import { type RegistrationHook, register } from './register.ts'

type SignUpRequest = { readonly registration: Registration; readonly ip: string; readonly alongside: readonly RegistrationHook[] }

/** A person who submits the form consents to the terms beside its button. Account and consents are stored in one transaction. */
export async function signUp(
  { db, rateLimits, clock }: Pick<AppContext, 'db' | 'rateLimits' | 'clock'>,
  { registration, ip, alongside }: SignUpRequest,
): Promise<void> {
  await rateLimits.consume([countOf(accountsMade, ip)])
  const counts = [countOf(takenAddresses, ip)]
  const agree: RegistrationHook = (tx, userId) =>
    registration.accountType === 'employer'
      ? recordEmployerConsent(tx, userId, clock())
      : recordConsent(tx, { userId }, 'account', clock())
  const made = [agree, ...alongside]
  await countFailures(rateLimits, { counts, failing: ['emailTaken'] }, () => register(db, registration, made))
}
