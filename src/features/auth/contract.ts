import { z } from 'zod'
import { cleanText } from '#platform/contract/clean-text.ts'
import type { Contract, Redirects } from '#platform/contract/endpoint.ts'
import { event, type EventType } from '#platform/contract/event.ts'

const wrongEmail = 'Please enter a valid email'
const Email = z.string(wrongEmail).trim().meta({ format: 'email' }).pipe(z.email(wrongEmail).max(254, wrongEmail))

const passwordTooLong = 'Password must be at most 200 characters'
// Normalised to one Unicode form, because keyboards encode the same password differently.
export const Password = z
  .string('Password must be at least 6 characters')
  .max(400, { error: passwordTooLong, abort: true })
  .normalize('NFC')
  .min(6, 'Password must be at least 6 characters')
  .max(200, passwordTooLong)

export const named = (what: string) =>
  cleanText(100, { missing: `${what} is required`, tooLong: `${what} must be at most 100 characters` }).min(
    1,
    `${what} is required`,
  )

export const Login = z.object({ email: Email, password: Password })
export type Login = z.output<typeof Login>

/** The screen that required an account. It is checked by `safeReturnTo` where it is used. */
const ReturnTo = z.object({ returnTo: z.string().max(2_000).optional() })

const Account = Login.extend({ firstName: named('First name'), lastName: named('Last name'), ...ReturnTo.shape })

/** An employer gets the profile of a company together with the account. */
export const Registration = z.discriminatedUnion(
  'accountType',
  [
    Account.extend({ accountType: z.literal('candidate').optional() }),
    Account.extend({ accountType: z.literal('employer'), companyName: named('Company name') }),
  ],
  'Choose candidate or employer',
)
export type Registration = z.output<typeof Registration>

/** For the form only, which asks twice; the server gets the password once. */
export const NewPassword = z
  .object({ newPassword: Password, confirmPassword: Password })
  .refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
    path: ['confirmPassword'],
    message: "Passwords don't match",
  })

export const EmailRequestInput = z.object({ email: Email })

/** The account as the signed-in person sees it. */
export const User = z.object({
  id: z.uuid(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  profileImageUrl: z.string().nullable(),
  emailVerified: z.boolean(),
  cvBuilt: z.boolean(),
  /** True if the account has the profile of a company; it then sees the employers' screens only. */
  isEmployer: z.boolean(),
})
export type User = z.output<typeof User>

const Message = z.object({ message: z.string() })
export const commonPassword = [400, 'This password is too easy to guess. Please choose another.'] as const
const noResetToken = 'Invalid reset token. Please request a new password reset.'

export const auth = {
  'POST /api/auth/register': {
    body: Registration,
    answer: Message,
    status: 201,
    refusals: {
      emailTaken: [409, 'An account with this email already exists'],
      commonPassword,
    },
  },
  'POST /api/auth/verify-email': {
    body: z.object({
      token: z.string('The link is incomplete').min(1, 'The link is incomplete').max(200, 'The link is incomplete'),
    }),
    answer: Message,
    refusals: { deadToken: [400, 'This link has expired or has been used already. Please request a new verification email.'] },
  },
  'POST /api/auth/resend-verification': { body: EmailRequestInput.extend(ReturnTo.shape), answer: Message },
  'POST /api/auth/forgot-password': { body: EmailRequestInput, answer: Message },
  'POST /api/auth/reset-password': {
    body: z.object({ token: z.string(noResetToken).min(1, noResetToken).max(200, noResetToken), newPassword: Password }),
    answer: Message,
    refusals: {
      deadToken: [400, 'This link has expired or has been used already. Please request a new password reset.'],
      commonPassword,
    },
  },
  'POST /api/auth/login': {
    body: Login,
    answer: User,
    refusals: {
      wrongPassword: [401, 'Invalid email or password'],
      emailNotVerified: [403, 'Please verify your email before logging in'],
      suspended: [403, 'Your account is suspended. To ask why, write to us through the contact form.'],
    },
  },
  'GET /api/auth/user': { who: 'user', answer: User },
  /** The email address of a failed sign-in, to show it again in a browser without scripts. */
  'GET /api/auth/typed-email': { answer: z.object({ email: z.string() }) },
} as const satisfies Contract

/** Links and forms for signing in and out, which a browser opens itself. */
export const signInLinks = {
  'GET /api/login': { query: ReturnTo, redirect: 'The sign-in page, which leads on to `returnTo`' },
  'GET /api/logout': { redirect: 'The start page; this browser is signed out' },
  'GET /api/auth/google': {
    query: ReturnTo,
    redirect: 'Google, and from there back to `returnTo`; the sign-in page where that fails',
  },
} as const satisfies Redirects

/**
 * `askId` identifies the first email. The id of the account is not used for this, because it must not remain in the list of sent emails after a
 * deletion.
 */
export const userRegistered = event('user.registered', z.object({ userId: z.uuid(), askId: z.uuid(), ...ReturnTo.shape }))

/** `askId` distinguishes requests, so that one email is sent for each. */
const EmailRequestPayload = z.object({ userId: z.uuid().nullable(), askId: z.uuid(), ...ReturnTo.shape })

/** Both kinds share a schema, so that their answers are the same. */
export type EmailRequest = EventType<typeof EmailRequestPayload>

/** `userId` is null when no account with this address waits for a verification. */
export const verificationRequested = event('user.verification-requested', EmailRequestPayload)

/** `userId` is null when no account has this address. */
export const resetRequested = event('user.reset-requested', EmailRequestPayload)

/** `changeId` distinguishes changes, so that one email is sent for each. */
export const passwordChanged = event('user.password-changed', z.object({ userId: z.uuid(), changeId: z.uuid() }))
