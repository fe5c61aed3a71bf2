import { z } from 'zod'
import { passwordNeeded } from '#features/staff/contract.ts'
import { Reason } from '#features/staff/reason.ts'
import { cleanText } from '#platform/contract/clean-text.ts'
import type { Contract } from '#platform/contract/endpoint.ts'
import { event } from '#platform/contract/event.ts'
import { Paging } from '#platform/contract/paging.ts'

/** `q`: the beginning of a name, a whole email address, or an id. */
export const AccountSearch = Paging.extend({
  q: cleanText(254, { tooLong: 'Please use at most 254 characters' }).optional(),
  show: z.enum(['all', 'suspended'], 'show is all or suspended').optional(),
})
export type AccountSearch = z.output<typeof AccountSearch>

export const Reveal = z.object({ reason: Reason })
export const SuspensionChange = z.object({ isSuspended: z.boolean('isSuspended is true or false'), reason: Reason })
export type SuspensionChange = z.output<typeof SuspensionChange>

/** Names and addresses are masked: "Asha M.", "a…@example.in". */
const UserListed = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  company: z.string().nullable(),
  emailVerified: z.boolean(),
  isSuspended: z.boolean(),
  createdAt: z.iso.datetime(),
})
export type UserListed = z.output<typeof UserListed>

/** `restoredAt` is null while the suspension lasts. */
export const Suspension = z.object({
  id: z.uuid(),
  reason: z.string(),
  suspendedAt: z.iso.datetime(),
  suspendedBy: z.string(),
  restoredAt: z.iso.datetime().nullable(),
  restoredBy: z.string().nullable(),
  restoreReason: z.string().nullable(),
})
export type Suspension = z.output<typeof Suspension>

const UserFile = UserListed.extend({
  phone: z.string().nullable(),
  signsInWith: z.enum(['email', 'google']),
  lastSeenAt: z.iso.datetime().nullable(),
  signIns: z.int(),
  hasCv: z.boolean(),
  applications: z.int(),
  savedJobs: z.int(),
  employer: z.object({ id: z.uuid(), name: z.string(), role: z.enum(['owner', 'recruiter', 'viewer']) }).nullable(),
  suspensions: z.array(Suspension),
})
export type UserFile = z.output<typeof UserFile>

const RevealedUser = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  location: z.string().nullable(),
})
export type RevealedUser = z.output<typeof RevealedUser>

const params = z.object({ userId: z.uuid('This is no id of a user') })
const notFound = [404, 'There is no such user'] as const

export const userAccounts = {
  /** The newest first. Headers: `X-Total-Count` and `Link`. */
  'GET /api/admin/users': {
    who: 'user-accounts',
    query: AccountSearch,
    answer: z.array(UserListed),
    headers: ['X-Total-Count', 'Link'],
  },
  'GET /api/admin/users/:userId': { who: 'user-accounts', params, answer: UserFile, refusals: { notFound } },
  /** The person can see who has looked, and the reason. */
  'POST /api/admin/users/:userId/reveal': {
    who: 'user-accounts',
    params,
    body: Reveal,
    answer: RevealedUser,
    refusals: { notFound },
  },
  'PUT /api/admin/users/:userId/suspension': {
    who: 'user-accounts',
    params,
    body: SuspensionChange,
    answer: UserFile,
    refusals: {
      notFound,
      passwordNeeded,
      unchanged: [409, 'Somebody has done this in the meantime'],
      onlyOwner: [409, 'This is the only owner of a company who can sign in. Suspend the company instead.'],
      companySuspended: [409, 'The company of this account is suspended. Restore the company instead.'],
    },
  },
} as const satisfies Contract

/** `suspensionId` identifies the row, which names the user or company. */
export const suspensionChanged = event(
  'account.suspension-changed',
  z.object({ suspensionId: z.uuid(), change: z.enum(['suspended', 'restored']) }),
)
