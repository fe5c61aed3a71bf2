import { brand } from '#features/site/brand.ts'
import type { Letter } from '#platform/server/letter.ts'
import type { Written } from './letter-queries.ts'
import { followUrl, receivedUrl } from './places.ts'

const notByMail = 'Please answer there: an answer to this letter reaches nobody.'

/** To the other side, with the whole text. Neither learns the address of the other. */
export function messageLetter(written: Written, mainUrl: string): Letter {
  return written.sender === 'candidate' ? toEmployer(written, mainUrl) : toCandidate(written, mainUrl)
}

function toEmployer({ id, messageId, body, contactEmail, cvSnapshot, jobSnapshot: { title } }: Written, mainUrl: string): Letter {
  const { fullName } = cvSnapshot.personalInfo
  return {
    key: `application-message-${messageId}`,
    to: contactEmail,
    subject: `${fullName} writes about the application for ${title}`,
    body: [`${fullName} writes:`, body, { button: 'Read and answer', url: receivedUrl(mainUrl, id) }, notByMail],
    why: `You get this letter because ${title} is advertised at ${brand.name} with this address.`,
  }
}

function toCandidate(
  { id, messageId, body, email, firstName, jobSnapshot: { title, company } }: Written,
  mainUrl: string,
): Letter {
  return {
    key: `application-message-${messageId}`,
    to: email,
    subject: `${company} writes about your application for ${title}`,
    body: [
      `Dear ${firstName},`,
      `${company} writes about your application for ${title}:`,
      body,
      { button: 'Read and answer', url: `${followUrl(mainUrl, id)}#messages` },
      notByMail,
    ],
    why: `You get this letter because you applied through ${brand.name}.`,
  }
}
