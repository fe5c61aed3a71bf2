import { z } from 'zod'
import { commonPassword } from '#features/auth/contract.ts'
import { cleanText } from '#platform/contract/clean-text.ts'
import type { Contract } from '#platform/contract/endpoint.ts'
import { passwordNeeded, staffPassword } from './contract.ts'

const wrongEmail = 'Invalid email address'
const wrongRole = 'Role must be either sales or support'
const named = (what: string) => {
  const short = `${what} must be at least 2 characters`
  return cleanText(100, { missing: short, tooLong: `${what} must be at most 100 characters` }).min(2, short)
}

export const NewStaff = z.object({
  email: z.string(wrongEmail).trim().meta({ format: 'email' }).pipe(z.email(wrongEmail).max(254, wrongEmail)),
  firstName: named('First name'),
  lastName: named('Last name'),
  role: z.enum(['sales', 'support'], wrongRole),
  password: staffPassword('Password must be at least 6 characters'),
})
export type NewStaff = z.output<typeof NewStaff>

const StaffListed = z.object({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  role: z.enum(['admin', 'sales', 'support']),
  isActive: z.boolean(),
  /** Null if the person has never signed in, so that the invitation can be sent again. */
  lastLogin: z.iso.datetime().nullable(),
  hasSecondFactor: z.boolean(),
  isYou: z.boolean(),
})
export type StaffListed = z.output<typeof StaffListed>

const StaffChange = z
  .object({
    role: z.enum(['admin', 'sales', 'support'], 'Role must be admin, sales or support').optional(),
    isActive: z.boolean('isActive is true or false').optional(),
  })
  .refine((change) => Object.keys(change).length > 0, 'Nothing to change')
export type StaffChange = z.output<typeof StaffChange>

const params = z.object({ staffId: z.uuid('This is no id of a member of staff') })
const notFound = [404, 'There is no such member of staff'] as const
const ownAccount = [409, 'Another administrator has to do this for you'] as const

export const staffPeople = {
  'GET /api/admin/staff': { who: 'staff-accounts', answer: z.array(StaffListed) },
  'POST /api/admin/staff': {
    who: 'staff-accounts',
    body: NewStaff,
    answer: StaffListed,
    status: 201,
    refusals: {
      emailTaken: [409, 'A staff member with this email already exists'],
      commonPassword,
      shortPassword: [400, 'Password must be at least 12 characters'],
      passwordNeeded,
    },
  },
  /** Sets a new role or state. Both end the sign-ins of the person. */
  'PUT /api/admin/staff/:staffId': {
    who: 'staff-accounts',
    params,
    body: StaffChange,
    answer: StaffListed,
    refusals: {
      notFound,
      ownAccount,
      lastAdministrator: [409, 'The last administrator cannot be removed'],
      passwordNeeded,
    },
  },
  /** Sends the email with a link to choose a password, to a person who has never signed in. */
  'POST /api/admin/staff/:staffId/invitation': {
    who: 'staff-accounts',
    params,
    answer: z.object({ message: z.string() }),
    refusals: { notFound, hasSignedIn: [409, 'This person has signed in already'], passwordNeeded },
  },
  /** For a person who has lost the phone and the recovery codes. */
  'DELETE /api/admin/staff/:staffId/second-factor': {
    who: 'staff-accounts',
    params,
    answer: StaffListed,
    refusals: { notFound, ownAccount, passwordNeeded },
  },
} as const satisfies Contract
