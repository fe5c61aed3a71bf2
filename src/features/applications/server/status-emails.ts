import { brand } from '#features/site/brand.ts'
import type { Email } from '#platform/server/email.ts'
import type { ApplicationStatus } from '../contract.ts'
import { statusLabels, trackingPath } from '../rules.ts'
import type { ApplicationParties, StatusChangeFacts } from './email-queries.ts'

/** What the status means for the person. */
const meanings: Readonly<Record<ApplicationStatus, string>> = {
  applied: 'The employer has received your application.',
  in_review: 'The employer has started reading your application.',
  under_review: 'The employer is looking at your application more closely.',
  interview: "The employer would like to talk to you. They'll tell you when and how.",
  offer: "The employer has offered you the job. They'll tell you the terms.",
  hired: 'You got the job. Congratulations!',
  rejected: "The employer chose another candidate. Your other applications aren't affected.",
  withdrawn: "You've withdrawn your application.",
}

/** The key names the change, so that a reaction run twice sends one email. */
export function statusChangedEmail(
  { id, changeId, toStatus, email, firstName, jobSnapshot }: StatusChangeFacts,
  mainUrl: string,
): Email {
  const { title, company } = jobSnapshot
  return {
    key: `application-change-${changeId}`,
    to: email,
    subject: `${statusLabels[toStatus]}: ${title} at ${company}`,
    body: [
      `Dear ${firstName},`,
      `your application for ${title} at ${company} now stands at "${statusLabels[toStatus]}".`,
      meanings[toStatus],
      { button: 'See your application', url: mainUrl + trackingPath(id) },
    ],
    why: 'You\'re receiving this email because "Application updates" is on in your settings.',
  }
}

export function withdrawalReceiptEmail(
  { id, email, firstName, jobSnapshot: { title, company } }: ApplicationParties,
  mainUrl: string,
): Email {
  return {
    key: `application-${id}-withdrawn-candidate`,
    to: email,
    subject: `Withdrawn: ${title} at ${company}`,
    body: [
      `Dear ${firstName},`,
      `you have withdrawn your application for ${title} at ${company}. The employer can no longer see how to reach you.`,
      { button: 'See your application', url: mainUrl + trackingPath(id) },
    ],
    why: `You're receiving this email because you applied through ${brand.name}.`,
  }
}

export function withdrawalEmail({ id, contactEmail, cvSnapshot, jobSnapshot: { title } }: ApplicationParties): Email {
  const { fullName } = cvSnapshot.personalInfo
  return {
    key: `application-${id}-withdrawn-employer`,
    to: contactEmail,
    subject: `${fullName} has withdrawn the application for ${title}`,
    body: [
      `${fullName} has withdrawn the application for ${title}.`,
      'The history of the application stays. How to reach the person is no longer shown; please do not use it any more.',
    ],
    why: `You're receiving this email because ${title} is advertised at ${brand.name} with this address.`,
  }
}
