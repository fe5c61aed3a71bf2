import { brand } from '#features/site/brand.ts'
import type { Email } from '#platform/server/email.ts'
import type { QueuedVerification } from '../moderation-contract.ts'

type LinkFacts = { readonly email: string; readonly purpose: 'verification' | 'contact'; readonly companyName: string }

/** Contains no name, because anyone may have typed the address. */
export function linkEmail(key: string, { email, purpose, companyName }: LinkFacts, url: string): Email {
  const what =
    purpose === 'verification'
      ? `Someone wants to show with this address that ${companyName} is on ${brand.name}. If you work there, open this link within 24 hours:`
      : `${companyName} wants to use this address for its applications at ${brand.name}. If that is right, open this link within 24 hours:`
  return {
    key,
    to: email,
    subject:
      purpose === 'verification' ? `Verify ${companyName} for ${brand.name}` : `Confirm the contact address of ${companyName}`,
    body: [
      'Hello,',
      what,
      { button: 'Confirm this address', url },
      "If you don't know the company, ignore this email. Without the link nothing happens.",
    ],
    why: `You're receiving this email because someone typed this address for a company at ${brand.name}.`,
  }
}

type DecidedVerification = Pick<QueuedVerification, 'id' | 'kind' | 'number' | 'status' | 'reason' | 'companyName'>

export function decidedEmail(
  { id, kind, number, status, reason, companyName }: DecidedVerification,
  to: string,
  mainUrl: string,
): Email {
  const url = `${mainUrl}/employer-portal/company#verification`
  const why = `You're receiving this email because ${companyName} asked to be verified at ${brand.name}.`
  const key = `company-verification-${id}`
  if (status === 'approved')
    return {
      key,
      to,
      subject: `${companyName} is verified`,
      body: [
        'Hello,',
        `We've compared your document with the ${kind.toUpperCase()} ${number}. ${companyName} is verified, and your jobs can be public now.`,
        { button: 'Open the employer portal', url: `${mainUrl}/employer-portal` },
      ],
      why,
    }
  return {
    key,
    to,
    subject: `We could not verify ${companyName}`,
    body: [
      'Hello,',
      `We could not verify ${companyName} with your document. The reason:`,
      reason ?? '',
      { button: 'Send another document', url },
    ],
    why,
  }
}
