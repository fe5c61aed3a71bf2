import { retentionDays } from '#features/site/retention-periods.ts'
import type { Feature } from '#platform/server/feature.ts'
import { auth, resetRequested, userRegistered, verificationRequested } from '../contract.ts'
import type { FindCompany } from './guards.ts'
import { sendPasswordChangedEmail } from './on-password-changed.ts'
import type { RegistrationHook } from './register.ts'
import { authRoutes } from './routes.ts'
import { deleteExpiredSessions } from './session-queries.ts'
import { deleteDeadLinks } from './unverified-queries.ts'
import { reaction } from '#platform/server/events.ts'
import { sendReset } from './send-reset.ts'
import { sendVerification } from './send-verification.ts'
import type { PersonalDataTable } from '#platform/server/personal-data.ts'

const opensADoor = 'Anyone who reads it could sign in with it.'

const authPersonalData: readonly PersonalDataTable[] = [
  {
    table: 'users',
    about: 'Your account and your profile.',
    links: [{ column: 'id', is: 'id' }],
    leftOut: {
      password: 'A hash of your password. Anyone who reads it could try passwords on it.',
      email_verify_token: opensADoor,
      reset_token: opensADoor,
    },
    onDelete: 'erased',
  },
  {
    table: 'sessions',
    about: 'The browsers in which you are signed in.',
    links: [{ column: 'user_id', is: 'id' }],
    leftOut: { sid: 'A hash of what your browser shows us to prove that it is you.' },
    onDelete: 'erased',
  },
]

const mailVerification = reaction('mailVerification', userRegistered, sendVerification)

const mailVerificationAgain = reaction(
  'mailVerificationAgain',
  verificationRequested,
  async (context, { userId, ...request }) => {
    if (userId) await sendVerification(context, { userId, ...request })
  },
)

const mailReset = reaction('mailReset', resetRequested, async (context, { userId, askId }) => {
  if (userId) await sendReset(context, { userId, askId })
})

/** Hooks of features that depend on this one: they create rows together with an account, and find the company of an account. */
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
