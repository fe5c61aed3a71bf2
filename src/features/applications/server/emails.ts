import { findSettings, unsubscribeUrl } from '#features/settings/server/public.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Email } from '#platform/server/email.ts'
import type { EmailTemplate } from '#platform/server/feature.ts'
import { mayRead } from '../rules.ts'
import { findEmployerRecipient } from './employer-recipient.ts'
import { findApplicationParties, findMove, findWritten } from './email-queries.ts'
import { jobNewsEmails } from './job-news-emails.ts'
import { writeSilenceReminder } from './silence-reminder.ts'
import { statusChangedEmail, withdrawalEmail, withdrawalReceiptEmail } from './status-emails.ts'
import { receiptEmail, submissionEmail } from './submission-emails.ts'
import { messageToCandidate, messageToEmployer } from './thread-emails.ts'

/** The emails about applications. None is sent if the account was deleted meanwhile. */
export const applicationEmails = [
  { kind: 'application-receipt', write: writeReceipt },
  { kind: 'application-submission', write: writeSubmission },
  { kind: 'application-status-change', write: writeStatusChange },
  { kind: 'application-withdrawal', write: writeWithdrawal },
  { kind: 'application-withdrawal-receipt', write: writeWithdrawalReceipt },
  { kind: 'application-message', write: writeMessage },
  ...jobNewsEmails,
  { kind: 'silence-reminder', write: writeSilenceReminder },
] as const satisfies readonly EmailTemplate[]

export type ApplicationEmailKind = (typeof applicationEmails)[number]['kind']

async function writeReceipt({ db, sites }: AppContext, applicationId: string): Promise<Email | null> {
  const parties = await findApplicationParties(db, applicationId)
  return parties && receiptEmail(parties, sites.mainUrl)
}

async function writeSubmission(context: AppContext, applicationId: string, recipientId: string | null): Promise<Email | null> {
  const parties = await findApplicationParties(context.db, applicationId)
  // If the application was withdrawn before this email was sent, the email about the withdrawal is enough.
  if (!parties || parties.status === 'withdrawn') return null
  const recipient = await findEmployerRecipient(context.db, parties, recipientId)
  return recipient && unlessUnsubscribed(context, recipient.userId, submissionEmail(parties, recipient, context.sites))
}

async function writeStatusChange(context: AppContext, changeId: string): Promise<Email | null> {
  const change = await findMove(context.db, changeId)
  return change && unlessUnsubscribed(context, change.userId, statusChangedEmail(change, context.sites.mainUrl))
}

async function writeWithdrawal(context: AppContext, applicationId: string, recipientId: string | null): Promise<Email | null> {
  const parties = await findApplicationParties(context.db, applicationId)
  const recipient = parties && (await findEmployerRecipient(context.db, parties, recipientId))
  if (!recipient) return null
  return unlessUnsubscribed(context, recipient.userId, withdrawalEmail(parties, recipient, context.sites.mainUrl))
}

async function writeWithdrawalReceipt({ db, sites }: AppContext, applicationId: string): Promise<Email | null> {
  const parties = await findApplicationParties(db, applicationId)
  return parties && withdrawalReceiptEmail(parties, sites.mainUrl)
}

async function writeMessage({ db, sites }: AppContext, messageId: string, recipientId: string | null): Promise<Email | null> {
  const message = await findWritten(db, messageId)
  if (!message) return null
  const { status, sender } = message
  // The application may be withdrawn while the email is in the queue.
  const isReadable = mayRead(status, { sender, reader: sender === 'candidate' ? 'employer' : 'candidate' })
  if (!isReadable) return null
  if (sender === 'employer') return messageToCandidate(message, sites.mainUrl)
  const recipient = await findEmployerRecipient(db, message, recipientId)
  return recipient && messageToEmployer(message, recipient, sites.mainUrl)
}

/** Applies the setting at the time when the email is written. A company without an account has no settings. */
async function unlessUnsubscribed(context: AppContext, userId: string | null, email: Email): Promise<Email | null> {
  if (userId === null) return email
  const { applicationUpdates } = await findSettings(context.db, userId)
  return applicationUpdates ? { ...email, unsubscribeUrl: unsubscribeUrl(context, { userId, kind: 'applications' }) } : null
}
