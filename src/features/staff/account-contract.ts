import { z } from 'zod'
import type { Contract } from '#platform/contract/endpoint.ts'
import { passwordNeeded, SecondFactorCode, signInAgain, StaffMember, tooLong, wrongCode } from './contract.ts'

/** The data to set up an authenticator app: `uri` and its QR code as a path in a square of `size` modules. The secret is shown only here. */
const SecondFactorSetup = z.object({ secret: z.string(), uri: z.string(), qr: z.object({ size: z.int(), path: z.string() }) })
export type SecondFactorSetup = z.output<typeof SecondFactorSetup>

const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

const StaffPasswordOnly = z.object({
  password: z.string('Please enter your password').min(1, 'Please enter your password').max(200, tooLong),
})

const StaffSignIn = z.object({
  id: z.uuid(),
  device: z.string(),
  startedAt: z.iso.datetime(),
  isThis: z.boolean(),
})

/** The account of the caller. `isRequired`: the second factor cannot be turned off on this server. */
const StaffAccount = StaffMember.extend({
  email: z.string(),
  secondFactor: z.object({ since: z.iso.datetime().nullable(), recoveryCodes: z.int(), isRequired: z.boolean() }),
})
export type StaffAccount = z.output<typeof StaffAccount>

/** Calls of staff about their own account. */
export const staffAccount = {
  'GET /api/admin/account': { who: 'staff', answer: StaffAccount },
  /** Creates a new secret, which takes effect with its first code. Also allowed during a sign-in that requires a second factor. */
  'POST /api/admin/second-factor/setup': {
    answer: SecondFactorSetup,
    refusals: { signInAgain, passwordNeeded, inUse: [409, 'Your account has a second factor already'] },
  },
  /** Takes the first code of the new secret, and completes a sign-in that required it. */
  'POST /api/admin/second-factor/confirm': {
    body: SecondFactorCode,
    answer: RecoveryCodes,
    refusals: { wrongCode, signInAgain },
  },
  'POST /api/admin/second-factor/recovery-codes': {
    who: 'staff',
    answer: RecoveryCodes,
    refusals: { passwordNeeded, notInUse: [409, 'Your account has no second factor'] },
  },
  'DELETE /api/admin/second-factor': {
    who: 'staff',
    answer: z.object({ message: z.string() }),
    refusals: { passwordNeeded, isRequired: [403, 'This server requires a second factor'] },
  },
  'POST /api/admin/confirm-password': {
    who: 'staff',
    body: StaffPasswordOnly,
    answer: z.object({ message: z.string() }),
    refusals: { wrongPassword: [403, 'This is not your password'] },
  },
  'GET /api/admin/sign-ins': { who: 'staff', answer: z.array(StaffSignIn) },
  /** Ends all sign-ins except the one of this request. */
  'DELETE /api/admin/sign-ins': { who: 'staff', answer: z.object({ ended: z.int() }) },
  'DELETE /api/admin/sign-ins/:id': {
    who: 'staff',
    params: z.object({ id: z.uuid('There is no such sign-in') }),
    answer: z.object({ ended: z.int() }),
    refusals: { notFound: [404, 'There is no such sign-in'] },
  },
} as const satisfies Contract
