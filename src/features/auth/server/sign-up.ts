import { recordConsent } from '#features/privacy/server/public.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { networkOf } from '#platform/server/network.ts'
import type { Registration } from '../contract.ts'
import { attempt, countOf, hit } from './attempts.ts'
import { type RegistrationHook, register } from './register.ts'

// Thousands of people share one address of a mobile network; only a machine makes so many accounts an hour.
const accountsPerNetwork = { max: 1_000, windowSeconds: 60 * 60 }
// The answer tells who has an account, as it must; not to someone who goes through a list of addresses.
const takenPerNetwork = { max: 30, windowSeconds: 15 * 60 }

type SignUpRequest = { readonly registration: Registration; readonly ip: string; readonly alongside: readonly RegistrationHook[] }

/** Anyone who sends the form has agreed to the words beside its button: they are kept with the account, or neither is. */
export async function signUp(
  context: Pick<AppContext, 'db' | 'limits' | 'clock'>,
  { registration, ip, alongside }: SignUpRequest,
): Promise<void> {
  const network = networkOf(ip)
  await hit(context, [countOf('account from', network, accountsPerNetwork)])
  const counts = [countOf('taken address from', network, takenPerNetwork)]
  const agree: RegistrationHook = (tx, userId) => recordConsent(tx, { userId }, 'account', context.clock())
  const made = [agree, ...alongside]
  await attempt(context, { counts, failing: ['emailTaken'] }, () => register(context.db, registration, made))
}
