import { brand } from '#features/site/brand.ts'
import { type Email, greeting } from '#platform/server/email.ts'
import { receivedPath, trackingPath } from '../rules.ts'
import { applicationFacts } from './email-facts.ts'
import type { MessageFacts } from './email-queries.ts'
import { openButton } from './submission-emails.ts'

const repliesOnSite = `Please reply on ${brand.name}. Replies to this email aren't read.`

/** To the other side, with the whole text. Neither learns the email address of the other. */
export function messageEmail(written: MessageFacts, mainUrl: string): Email {
  return written.sender === 'candidate' ? toEmployer(written, mainUrl) : toCandidate(written, mainUrl)
}

function toEmployer(message: MessageFacts, mainUrl: string): Email {
  const { id, messageId, body, contactEmail, employerUserId, cvSnapshot, jobSnapshot } = message
  const { title } = jobSnapshot
  const { fullName } = cvSnapshot.personalInfo
  return {
    key: `application-message-${messageId}`,
    to: contactEmail,
    subject: `${fullName} has written about the application for ${title}`,
    body: [
      `${fullName} has written about the application for ${title}:`,
      body,
      applicationFacts(message),
      ...openButton(employerUserId, mainUrl + receivedPath(id)),
      repliesOnSite,
    ],
    why: `You're receiving this email because ${title} is advertised at ${brand.name} with this address.`,
  }
}

function toCandidate(message: MessageFacts, mainUrl: string): Email {
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
