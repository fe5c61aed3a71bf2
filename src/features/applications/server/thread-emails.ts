import { brand } from '#features/site/brand.ts'
import type { Email } from '#platform/server/email.ts'
import { receivedPath, trackingPath } from '../rules.ts'
import type { MessageFacts } from './email-queries.ts'

const notByMail = "Please reply on Pasand. Replies to this email aren't read."

/** To the other side, with the whole text. Neither learns the email address of the other. */
export function messageEmail(written: MessageFacts, mainUrl: string): Email {
  return written.sender === 'candidate' ? toEmployer(written, mainUrl) : toCandidate(written, mainUrl)
}

function toEmployer(
  { id, messageId, body, contactEmail, cvSnapshot, jobSnapshot: { title } }: MessageFacts,
  mainUrl: string,
): Email {
  const { fullName } = cvSnapshot.personalInfo
  return {
    key: `application-message-${messageId}`,
    to: contactEmail,
    subject: `${fullName} writes about the application for ${title}`,
    body: [`${fullName} writes:`, body, { button: 'Read and answer', url: mainUrl + receivedPath(id) }, notByMail],
    why: `You're receiving this email because ${title} is advertised at ${brand.name} with this address.`,
  }
}

function toCandidate(
  { id, messageId, body, email, firstName, jobSnapshot: { title, company } }: MessageFacts,
  mainUrl: string,
): Email {
  return {
    key: `application-message-${messageId}`,
    to: email,
    subject: `${company} writes about your application for ${title}`,
    body: [
      `Dear ${firstName},`,
      `${company} writes about your application for ${title}:`,
      body,
      { button: 'Read and answer', url: `${mainUrl}${trackingPath(id)}#messages` },
      notByMail,
    ],
    why: `You're receiving this email because you applied through ${brand.name}.`,
  }
}
