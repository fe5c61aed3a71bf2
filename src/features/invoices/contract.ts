import { z } from 'zod'
import { cleanText } from '#platform/contract/clean-text.ts'
import type { Contract } from '#platform/contract/endpoint.ts'
import { event } from '#platform/contract/event.ts'
import { invalidGstin, isGstin } from '#platform/contract/gstin.ts'
import { stateNames, stateOfGstin } from './states.ts'

/** `receipt` and `refund_receipt` are used if the seller's data is not configured; they are not tax documents. */
export const Invoice = z.object({
  id: z.uuid(),
  number: z.string(),
  kind: z.enum(['tax_invoice', 'receipt', 'credit_note', 'refund_receipt']),
  issuedAt: z.iso.datetime(),
  amountPaise: z.int(),
  description: z.string(),
  orderId: z.string(),
  /** True for the sandbox, in which no money moves. */
  isSandbox: z.boolean(),
})
export type Invoice = z.output<typeof Invoice>

/** The buyer's details on an invoice. `state` is its code in a GSTIN. */
const Details = z.object({ name: z.string(), address: z.string(), state: z.string(), gstin: z.string() })

const required = (max: number, missing: string) =>
  cleanText(max, { missing, tooLong: `Please use at most ${max} characters` }).min(1, missing)
const noState = 'Please choose a state'
const tidy = (typed: string): string => typed.replaceAll(/[\s.-]/g, '').toUpperCase()

export const BillingDetails = z
  .object({
    name: required(100, 'Please enter a name'),
    address: required(250, 'Please enter an address'),
    state: z.string(noState).refine((code) => code in stateNames, noState),
    /** Empty for a buyer without a GSTIN. */
    gstin: cleanText(30, { tooLong: 'A GSTIN has 15 characters' }, tidy).default(''),
  })
  .refine(({ gstin }) => gstin === '' || isGstin(gstin), {
    path: ['gstin'],
    message: invalidGstin,
  })
  .refine(({ gstin, state }) => !isGstin(gstin) || stateOfGstin(gstin) === state, {
    path: ['state'],
    message: 'The GSTIN is of another state. Please choose that one.',
  })
export type BillingDetails = z.output<typeof BillingDetails>

export const invoices = {
  /** The invoices, receipts and credit notes of the account and, for the owner of a company, of the company. The newest first, at most 100. */
  'GET /api/billing/invoices': { who: 'user', answer: z.array(Invoice) },
  /** For the same people, and for anyone with the emailed link, whose `key` is a signature. */
  'GET /api/billing/invoices/:id/pdf': {
    params: z.object({ id: z.uuid('This is no id of an invoice') }),
    query: z.object({ key: z.string().max(100).optional() }),
    file: 'application/pdf',
    refusals: { notFound: [404, 'There is no such invoice'] },
  },
  /** The details of the company, for everybody in its team, otherwise those of the person. Null until they are stored. */
  'GET /api/billing/details': { who: 'user', answer: z.object({ details: Details.nullable() }) },
  /** For future invoices; issued ones never change. */
  'PUT /api/billing/details': {
    who: 'user',
    body: BillingDetails,
    answer: z.object({ details: Details }),
    refusals: { notOwner: [403, 'Only owners of the company can change this.'] },
  },
} as const satisfies Contract

export const invoiceIssued = event('invoices.issued', z.object({ invoiceId: z.uuid() }))
