import { z } from 'zod'
import { commonPassword } from '#features/auth/contract.ts'
import { cleanDigits, cleanText } from '#platform/contract/clean-text.ts'
import type { Contract } from '#platform/contract/endpoint.ts'
import { event } from '#platform/contract/event.ts'

const missing = 'Please enter both email and password.'

export const StaffLogin = z.object({
  email: z.string(missing).trim().min(1, missing).max(254, missing).meta({ format: 'email' }),
  // In the Unicode form in which passwords are stored.
  password: z.string(missing).min(1, missing).max(400, { error: missing, abort: true }).normalize('NFC').max(200, missing),
})
export type StaffLogin = z.output<typeof StaffLogin>

export const StaffMember = z.object({ firstName: z.string(), lastName: z.string(), role: z.enum(['admin', 'sales', 'support']) })
export type StaffMember = z.output<typeof StaffMember>

/** `code`: the code of the second factor is required next. `setup`: there is no second factor yet, and a public server requires one. */
const StaffSignedIn = StaffMember.extend({ next: z.enum(['dashboard', 'code', 'setup']) })
export type StaffSignedIn = z.output<typeof StaffSignedIn>

export const tooLong = 'Password must be at most 200 characters'
/** `short` is the sentence about a password of less than six characters, which differs between the forms. */
export const staffPassword = (short: string) =>
  z.string(short).max(400, { error: tooLong, abort: true }).normalize('NFC').min(6, short).max(200, tooLong)

const wrongEmail = 'Please enter a valid email'
export const ForgotStaffPassword = z.object({
  email: z.string(wrongEmail).trim().meta({ format: 'email' }).pipe(z.email(wrongEmail).max(254, wrongEmail)),
})

const noToken = 'Reset token is required'
export const StaffReset = z
  .object({
    token: z.string(noToken).trim().min(1, noToken).max(200, noToken),
    password: staffPassword('Password must be at least 6 characters'),
    confirmPassword: staffPassword('Password confirmation is required'),
  })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    path: ['confirmPassword'],
    message: "Passwords don't match",
  })
export type StaffReset = z.output<typeof StaffReset>

const noReset = 'Please enter both email and new password.'
const QuickReset = z.object({
  email: z.string(noReset).trim().min(1, noReset).max(254, noReset).meta({ format: 'email' }),
  newPassword: staffPassword('Password must be at least 6 characters long.'),
})
export type QuickReset = z.output<typeof QuickReset>

const noCode = 'Please enter the code'
/** Six digits of the app, or a recovery code. */
export const SecondFactorCode = z.object({
  code: cleanText(40, { missing: noCode, tooLong: noCode }, cleanDigits).min(1, noCode),
})

const Message = z.object({ message: z.string() })
const shortPassword = [400, 'Password must be at least 12 characters'] as const
export const wrongCode = [400, 'This code is wrong or has been used'] as const
export const signInAgain = [401, 'Please sign in again'] as const
/** The refusal of a dangerous action if the password was not entered in the last minutes. */
export const passwordNeeded = [403, 'Please confirm your password'] as const

export const staff = {
  'POST /api/admin/login': {
    body: StaffLogin,
    answer: StaffSignedIn,
    refusals: {
      notStaff: [403, 'Access Denied: Only authorized email addresses can access the admin panel.'],
      wrongPassword: [401, 'Invalid email or password'],
    },
  },
  /** The second step of a sign-in, in the browser of the first step. */
  'POST /api/admin/second-factor': { body: SecondFactorCode, answer: StaffMember, refusals: { wrongCode, signInAgain } },
  /** Works only if the operator allows it, and only from the same machine. */
  'POST /api/admin/quick-reset': {
    body: QuickReset,
    answer: Message,
    refusals: {
      turnedOff: [403, 'Quick reset is turned off. Use the e-mailed reset link.'],
      notReset: [400, 'Unable to reset password'],
      commonPassword,
    },
  },
  'POST /api/admin/forgot-password': { body: ForgotStaffPassword, answer: Message },
  'POST /api/admin/reset-password': {
    body: StaffReset,
    answer: Message,
    refusals: { deadToken: [400, 'Invalid or expired reset token'], commonPassword, shortPassword },
  },
  'GET /api/admin/me': { who: 'staff', answer: StaffMember },
  'POST /api/admin/logout': { answer: Message },
} as const satisfies Contract

const EmailPayload = z.object({ adminId: z.uuid().nullable(), askId: z.uuid() })

/** `adminId` is null if no active member of staff has this address. `askId` distinguishes requests, so that one email is sent for each. */
export const staffResetRequested = event('staff.reset-requested', EmailPayload)
export const staffInvited = event('staff.invited', EmailPayload)
/** Emailed to the owner of the account, in case somebody else made the change. */
export const staffAccessChanged = event(
  'staff.access-changed',
  z.object({ adminId: z.uuid(), changeId: z.uuid(), change: z.enum(['password', 'secondFactorOn', 'secondFactorOff']) }),
)
