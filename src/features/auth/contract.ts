import { z } from 'zod'
import { clean } from '#platform/contract/clean.ts'
import type { Contract } from '#platform/contract/endpoint.ts'
import { event } from '#platform/contract/event.ts'

const wrongEmail = 'Please enter a valid email'
const Email = z.string(wrongEmail).trim().pipe(z.email(wrongEmail).max(254, wrongEmail))

// One form of each letter: the same password typed on another keyboard is the same password.
const Password = z
  .string('Password must be at least 6 characters')
  .normalize('NFC')
  .min(6, 'Password must be at least 6 characters')
  .max(200, 'Password must be at most 200 characters')

const named = (what: string) =>
  z
    .string(`${what} is required`)
    .overwrite(clean)
    .trim()
    .min(1, `${what} is required`)
    .max(100, `${what} must be at most 100 characters`)

export const Login = z.object({ email: Email, password: Password })
export type Login = z.output<typeof Login>

const Account = Login.extend({ firstName: named('First name'), lastName: named('Last name') })

/** Someone who hires gets the profile of a company together with the account. */
export const Registration = z.discriminatedUnion(
  'accountType',
  [
    Account.extend({ accountType: z.literal('candidate').optional() }),
    Account.extend({ accountType: z.literal('employer'), companyName: named('Company name') }),
  ],
  'Choose candidate or employer',
)
export type Registration = z.output<typeof Registration>

/** What the person who is signed in may know about the own account. */
export const User = z.object({
  id: z.uuid(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  profileImageUrl: z.string().nullable(),
  emailVerified: z.boolean(),
  cvBuilt: z.boolean(),
})
export type User = z.output<typeof User>

const Message = z.object({ message: z.string() })

export const auth = {
  'POST /api/auth/register': {
    body: Registration,
    answer: Message,
    status: 201,
    refusals: {
      emailTaken: [409, 'An account with this email already exists'],
      commonPassword: [400, 'This password is one of the first that others would try. Please choose another.'],
    },
  },
  'POST /api/auth/verify-email': {
    body: z.object({
      token: z.string('The link is incomplete').min(1, 'The link is incomplete').max(200, 'The link is incomplete'),
    }),
    answer: Message,
    refusals: { deadToken: [400, 'This link has expired or has been used already. Please request a new verification email.'] },
  },
  'POST /api/auth/resend-verification': { body: z.object({ email: Email }), answer: Message },
  'POST /api/auth/login': {
    body: Login,
    answer: User,
    refusals: {
      wrongPassword: [401, 'Invalid email or password'],
      emailNotVerified: [403, 'Please verify your email before logging in'],
    },
  },
  'GET /api/auth/user': { who: 'user', answer: User },
} as const satisfies Contract

export const userRegistered = event('user.registered', z.object({ userId: z.uuid() }))

/** Null when nobody waits for a verification under the address that was typed. */
export const verificationRequested = event('user.verification-requested', z.object({ userId: z.uuid().nullable() }))
