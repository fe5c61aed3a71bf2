import { z } from 'zod'
import { Verification } from '#features/employers/contract.ts'
import { cleanText } from '#platform/contract/clean-text.ts'
import type { Contract } from '#platform/contract/endpoint.ts'
import { event } from '#platform/contract/event.ts'
import { invalidGstin, isGstin } from '#platform/contract/gstin.ts'
import { isCin, tidyNumber } from './numbers.ts'

const wrongEmail = 'Please enter a valid email'
export const EmailInput = z.object({
  email: z.string(wrongEmail).trim().meta({ format: 'email' }).pipe(z.email(wrongEmail).max(254, wrongEmail)),
})

const Kind = z.enum(['gstin', 'cin'], 'Choose GSTIN or CIN')
export type DocumentKind = z.output<typeof Kind>

export const CompanyNumber = z
  .object({
    kind: Kind,
    number: cleanText(30, { missing: 'Please enter the number', tooLong: 'The number is too long' }, tidyNumber).min(
      1,
      'Please enter the number',
    ),
  })
  .refine(({ kind, number }) => kind !== 'gstin' || isGstin(number), {
    path: ['number'],
    message: invalidGstin,
  })
  .refine(({ kind, number }) => kind !== 'cin' || isCin(number), {
    path: ['number'],
    message: 'This is not a valid CIN. It has 21 characters, such as U72200KA2004PTC033435.',
  })

const Status = z.enum(['pending', 'approved', 'declined', 'withdrawn'])

export const VerificationRequest = z.object({
  id: z.uuid(),
  kind: Kind,
  number: z.string(),
  status: Status,
  submittedAt: z.iso.datetime(),
  decidedAt: z.iso.datetime().nullable(),
  /** Why it was declined. */
  reason: z.string().nullable(),
})

/** The state of a company's verification. `request` is the latest one with documents; `emailSentTo` is set while its link was not followed. */
export const VerificationState = z.object({
  isVerified: z.boolean(),
  verification: Verification.nullable(),
  request: VerificationRequest.nullable(),
  emailSentTo: z.string().nullable(),
  contactSentTo: z.string().nullable(),
})
export type VerificationState = z.output<typeof VerificationState>

const domainTaken = [
  409,
  'Another company is verified by this domain. Ask its owner for an invitation, or send us a document.',
] as const
const alreadyVerified = [409, 'Your company is verified already'] as const
const documentTypes = ['application/octet-stream', 'application/pdf', 'image/jpeg', 'image/png']

const nameTaken = [
  409,
  'A verified company has this name, or one much like it. Please send us a document: our staff compare the two companies.',
] as const

export const verification = {
  'GET /api/employer/verification': { who: 'employer', answer: VerificationState },
  /**
   * Verifies at once if it is the address of the account; any other address gets a link that works once within 24 hours. Never
   * under the name of another verified company, because a domain is easily bought.
   */
  'POST /api/employer/verification/email': {
    who: 'companyOwner',
    body: EmailInput,
    answer: VerificationState,
    refusals: {
      alreadyVerified,
      noWebsite: [409, 'Please add your website to the company profile first, and save it.'],
      sharedWebsite: [409, 'This website is not on a domain of your own. Please send us a document instead.'],
      freeMail: [409, 'Anybody can get such an address. Please use a work email, or send us a document.'],
      otherDomain: [409, 'This address is not on the domain of your website. Use one that is, or send us a document.'],
      domainTaken,
      nameTaken,
    },
  },
  /** A PDF, JPEG or PNG that shows the number. Only staff can open it. */
  'POST /api/employer/verification/documents': {
    who: 'companyOwner',
    query: CompanyNumber,
    upload: { types: documentTypes, maxBytes: 5 * 1024 * 1024 },
    answer: VerificationState,
    refusals: {
      alreadyVerified,
      alreadyPending: [409, 'Your last document is being checked. Withdraw it to send another one.'],
      tooLarge: [413, 'This file is larger than 5 MB. Please choose a smaller one.'],
      wrongType: [415, 'Please choose a PDF, JPEG or PNG.'],
      noDocument: [400, 'We can’t open this file. Please send a PDF without a password, a JPEG or a PNG.'],
    },
  },
  /** Withdraws a document that is being checked. */
  'DELETE /api/employer/verification/documents': { who: 'companyOwner', answer: VerificationState },
  /** The new contact address takes effect when the link in the email is followed. */
  'POST /api/employer/company/contact-email': { who: 'companyOwner', body: EmailInput, answer: VerificationState },
  /** Follows the links of both emails; anyone who reads the mailbox may do so. */
  'POST /api/employer/company/confirm-email': {
    body: z.object({ token: z.string().min(1, 'The link is incomplete').max(200, 'The link is incomplete') }),
    answer: z.object({ company: z.string(), email: z.string(), purpose: z.enum(['verification', 'contact']) }),
    refusals: {
      deadLink: [404, 'This link has been used or is over. Please ask for a new one.'],
      domainTaken,
      nameTaken,
      addressTaken: [409, 'Another company has this contact address.'],
    },
  },
} as const satisfies Contract

/** `linkId` identifies the row, which is replaced when another link is requested. */
export const emailLinkRequested = event('company.email-link-requested', z.object({ linkId: z.uuid() }))
