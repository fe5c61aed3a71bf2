import { z } from 'zod'
import { passwordNeeded } from '#features/staff/contract.ts'
import type { Contract } from '#platform/contract/endpoint.ts'
import { AccountSearch, Reveal, Suspension, SuspensionChange } from './contract.ts'

const EmployerListed = z.object({
  id: z.uuid(),
  companyName: z.string(),
  isVerified: z.boolean(),
  isSuspended: z.boolean(),
  openJobs: z.int(),
  createdAt: z.iso.datetime(),
})
export type EmployerListed = z.output<typeof EmployerListed>

/** The contact and the names of the team are masked. */
const EmployerFile = EmployerListed.extend({
  website: z.string().nullable(),
  industry: z.string().nullable(),
  plan: z.string(),
  planEndsAt: z.iso.datetime().nullable(),
  contactName: z.string().nullable(),
  contactEmail: z.string(),
  phone: z.string().nullable(),
  jobs: z.int(),
  applications: z.int(),
  team: z.array(
    z.object({
      userId: z.uuid(),
      name: z.string(),
      role: z.enum(['owner', 'recruiter', 'viewer']),
      isSuspended: z.boolean(),
    }),
  ),
  suspensions: z.array(Suspension),
})
export type EmployerFile = z.output<typeof EmployerFile>

const RevealedContact = z.object({ contactName: z.string().nullable(), contactEmail: z.string(), phone: z.string().nullable() })
export type RevealedContact = z.output<typeof RevealedContact>

const params = z.object({ employerId: z.uuid('This is no id of a company') })
const notFound = [404, 'There is no such company'] as const

export const employerAccounts = {
  /** The newest first. Headers: `X-Total-Count` and `Link`. */
  'GET /api/admin/employers': {
    who: 'employer-accounts',
    query: AccountSearch,
    answer: z.array(EmployerListed),
    headers: ['X-Total-Count', 'Link'],
  },
  'GET /api/admin/employers/:employerId': { who: 'employer-accounts', params, answer: EmployerFile, refusals: { notFound } },
  /** The main owner can see who has looked, and the reason. */
  'POST /api/admin/employers/:employerId/reveal': {
    who: 'employer-accounts',
    params,
    body: Reveal,
    answer: RevealedContact,
    refusals: { notFound },
  },
  /** Suspends a company with the accounts of its team. Its jobs leave the public lists, and come back when it is restored. */
  'PUT /api/admin/employers/:employerId/suspension': {
    who: 'employer-accounts',
    params,
    body: SuspensionChange,
    answer: EmployerFile,
    refusals: { notFound, passwordNeeded, unchanged: [409, 'Somebody has done this in the meantime'] },
  },
} as const satisfies Contract
