import { z } from 'zod'
import { commonPassword, named, Password } from '#features/auth/contract.ts'
import { cleanDigits, cleanText } from '#platform/contract/clean-text.ts'
import type { Contract } from '#platform/contract/endpoint.ts'

const isOn = z.boolean('Choose on or off')

/** Which emails a person wants, and what others may see. */
export const Settings = z.object({
  jobAlerts: isOn,
  applicationUpdates: isOn,
  emailDigest: isOn,
  smsNotifications: isOn,
  marketingEmails: isOn,
  profileVisibility: isOn,
  showSalaryExpectations: isOn,
  allowRecruiterContact: isOn,
  /** Verified companies that ask for contact details get them at once. */
  shareWithVerifiedEmployers: isOn,
  /** Conversations with the assistant are stored. */
  rememberConversations: isOn,
})
export type Settings = z.output<typeof Settings>

/** The switch for product news shows a consent, which is stored with the consents and not here. */
export type StoredSettings = Omit<Settings, 'marketingEmails'>

/** One or several switches; the others are not changed. */
export const SettingsChange = Settings.partial().refine((change) => Object.keys(change).length > 0, 'Nothing to change')
export type SettingsChange = z.output<typeof SettingsChange>

const wrongPhone = 'Phone number must be at least 10 digits'

/** Empty means that there is no number. */
const Phone = cleanText(20, { missing: wrongPhone, tooLong: 'Phone number must be at most 20 characters' }, cleanDigits)
  .regex(/^$|^[\d+ ().-]+$/, 'A phone number has digits, spaces, and the signs + ( ) . -')
  .refine((phone) => phone === '' || phone.replace(/\D/g, '').length >= 10, wrongPhone)

export const AccountChange = z.object({ firstName: named('First name'), lastName: named('Last name'), phone: Phone })
export type AccountChange = z.output<typeof AccountChange>

export const OwnAccount = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  /** False for people who only sign in with Google. */
  hasPassword: z.boolean(),
})
export type OwnAccount = z.output<typeof OwnAccount>

export const PasswordChange = z.object({
  currentPassword: z
    .string('Please enter your current password')
    .min(1, 'Please enter your current password')
    .max(200, 'Password must be at most 200 characters'),
  newPassword: Password,
})
export type PasswordChange = z.output<typeof PasswordChange>

const SignIn = z.object({
  id: z.uuid(),
  device: z.string(),
  startedAt: z.iso.datetime(),
  seenAt: z.iso.datetime(),
  isThis: z.boolean(),
})
export type SignIn = z.output<typeof SignIn>

export const settings = {
  'GET /api/settings': { who: 'user', answer: Settings },
  'PUT /api/settings': { who: 'user', body: SettingsChange, answer: Settings },
  'GET /api/settings/account': { who: 'user', answer: OwnAccount },
  'PUT /api/settings/account': { who: 'user', body: AccountChange, answer: OwnAccount },
  'POST /api/settings/password': {
    who: 'user',
    body: PasswordChange,
    answer: z.object({ message: z.string() }),
    refusals: {
      wrongPassword: [403, 'This is not your current password'],
      samePassword: [400, 'The new password is the same as the current one'],
      commonPassword,
      noPassword: [409, 'You sign in with Google. To set a password, use “Forgot password” on the sign-in page.'],
    },
  },
  'GET /api/settings/sign-ins': { who: 'user', answer: z.array(SignIn) },
  /** Ends all sign-ins except the one of this request. */
  'DELETE /api/settings/sign-ins': { who: 'user', answer: z.object({ ended: z.int() }) },
  'DELETE /api/settings/sign-ins/:id': {
    who: 'user',
    params: z.object({ id: z.uuid('There is no such sign-in') }),
    answer: z.object({ ended: z.int() }),
    refusals: { notFound: [404, 'There is no such sign-in'] },
  },
} as const satisfies Contract
