import { brand } from '#features/site/brand.ts'
import { type Email, greeting } from '#platform/server/email.ts'
import { statusLabels, statusMeanings, trackingPath } from '../rules.ts'
import { applicationFacts } from './email-facts.ts'
import type { ApplicationParties, StatusChangeFacts } from './email-queries.ts'
import type { EmployerRecipient } from './employer-recipient.ts'
import { openButton, whyEmployer } from './submission-emails.ts'

/** The key contains the id of the change, so that a reaction that runs twice sends one email. */
export function statusChangedEmail(change: StatusChangeFacts, mainUrl: string): Email {
  const { id, changeId, toStatus, note, email, firstName, jobSnapshot } = change
  const { title, company } = jobSnapshot
  return {
    key: `application-change-${changeId}`,
    to: email,
    subject: `${statusLabels[toStatus]}: ${title} at ${company}`,
    body: [
      greeting(firstName),
      `Your application for ${title} at ${company} is now "${statusLabels[toStatus]}". ${note ?? statusMeanings[toStatus]}`,
      applicationFacts(change),
      { button: 'See your application', url: mainUrl + trackingPath(id) },
    ],
    why: 'You\'re receiving this email because "Application updates" is on in your settings.',
  }
}

export function withdrawalReceiptEmail(parties: ApplicationParties, mainUrl: string): Email {
  const { id, email, firstName, jobSnapshot } = parties
  const { title, company } = jobSnapshot
  return {
    key: `application-${id}-withdrawn-candidate`,
    to: email,
    subject: `Withdrawn: ${title} at ${company}`,
    body: [
      greeting(firstName),
      `You've withdrawn your application for ${title} at ${company}. The employer can no longer see your contact details.`,
      applicationFacts(parties),
      { button: 'See your application', url: mainUrl + trackingPath(id) },
    ],
    why: `You're receiving this email because you applied through ${brand.name}.`,
  }
}

export function withdrawalEmail(parties: ApplicationParties, { userId, to, keyEnd }: EmployerRecipient, mainUrl: string): Email {
  const { id, cvSnapshot, jobSnapshot } = parties
  const { title } = jobSnapshot
  const { fullName } = cvSnapshot.personalInfo
  return {
    key: `application-${id}-withdrawn-employer${keyEnd}`,
    to,
    subject: `${fullName} has withdrawn the application for ${title}`,
    body: [
      `${fullName} has withdrawn the application for ${title}.`,
      `${userId === null ? '' : 'You can still see the history of the application. '}Their contact details are now hidden. Please stop using them.`,
      applicationFacts(parties),
      openButton(userId, parties, mainUrl),
    ],
    why: whyEmployer(title),
  }
}
