import { brand } from '#features/site/brand.ts'
import { type Email, greeting } from '#platform/server/email.ts'
import { trackingPath } from '../rules.ts'
import { applicationFacts } from './email-facts.ts'
import type { MessageFacts } from './email-queries.ts'
import type { EmployerRecipient } from './employer-recipient.ts'
import { openButton, whyEmployer } from './submission-emails.ts'

const repliesOnSite = `Please reply on ${brand.name}. Replies to this email aren't read.`

/** Contains the whole message, like the email to the candidate. Neither side learns the email address of the other. */
export function messageToEmployer(message: MessageFacts, { userId, to, keyEnd }: EmployerRecipient, mainUrl: string): Email {
  const { messageId, body, cvSnapshot, jobSnapshot } = message
  const { title } = jobSnapshot
  const { fullName } = cvSnapshot.personalInfo
  return {
    key: `application-message-${messageId}${keyEnd}`,
    to,
    subject: `${fullName} has written about the application for ${title}`,
    body: [
      `${fullName} has written about the application for ${title}:`,
      body,
      applicationFacts(message),
      openButton(userId, message, mainUrl),
      ...(userId === null ? [] : [repliesOnSite]),
    ],
    why: whyEmployer(title),
  }
}

export function messageToCandidate(message: MessageFacts, mainUrl: string): Email {
  const { id, messageId, body, email, firstName, jobSnapshot } = message
  const { title, company } = jobSnapshot
  return {
    key: `application-message-${messageId}`,
    to: email,
    subject: `${company} has written about your application for ${title}`,
    body: [
      greeting(firstName),
      `${company} has written about your application for ${title}:`,
      body,
      applicationFacts(message),
      { button: 'Read and reply', url: `${mainUrl}${trackingPath(id)}#messages` },
      repliesOnSite,
    ],
    why: `You're receiving this email because you applied through ${brand.name}.`,
  }
}
