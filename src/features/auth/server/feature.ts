import { retentionDays } from '#features/site/retention-periods.ts'
import type { Feature } from '#platform/server/feature.ts'
import { auth } from '../contract.ts'
import type { FindCompany } from './guards.ts'
import { authPersonalData } from './personal-data.ts'
import { sendPasswordChangedEmail } from './on-password-changed.ts'
import { mailReset } from './on-reset-requested.ts'
import { mailVerification, mailVerificationAgain } from './on-verification-requested.ts'
import type { RegistrationHook } from './register.ts'
import { authRoutes } from './routes.ts'
import { deleteExpiredSessions } from './session-queries.ts'
import { deleteDeadLinks } from './unverified-queries.ts'

/** What features above this one take part in: what is made beside an account, and how the company of an account is found. */
export type AuthHooks = { readonly onRegister: readonly RegistrationHook[]; readonly findCompany: FindCompany }

export function authFeature({ onRegister, findCompany }: AuthHooks): Feature {
  return {
    name: 'auth',
    about: 'Accounts, passwords, sign-in, Google, verification and reset of passwords.',
    standsOn: ['site', 'privacy'],
    calls: [{ contract: auth, routes: authRoutes(onRegister, findCompany) }],
    reactions: [mailVerification, mailVerificationAgain, mailReset, sendPasswordChangedEmail],
    personalData: authPersonalData,
    retention: [
      { name: 'sign-ins', days: retentionDays.signIn, why: 'What has ended opens nothing.', erase: deleteExpiredSessions },
      { name: 'dead links of accounts', days: retentionDays.deadLink, why: 'They open nothing.', erase: deleteDeadLinks },
    ],
  }
}
