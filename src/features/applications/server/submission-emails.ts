import { brand } from '#features/site/brand.ts'
import { type Block, type Email, greeting } from '#platform/server/email.ts'
import { excerpt, receivedPath, sentCv, trackingPath } from '../rules.ts'
import type { Sites } from '#platform/server/app-context.ts'
import { applicationFacts } from './email-facts.ts'
import type { ApplicationParties } from './email-queries.ts'
import type { EmployerRecipient } from './employer-recipient.ts'

/** The keys contain the action, so that a reaction that runs twice sends one email. */
export function receiptEmail(parties: ApplicationParties, mainUrl: string): Email {
  const { id, email, firstName, jobSnapshot } = parties
  const { title, company } = jobSnapshot
  return {
    key: `application-${id}-candidate`,
    to: email,
    subject: `Your application for ${title} at ${company}`,
    body: [
      greeting(firstName),
      `We've sent your application for ${title} to ${company}, with your current CV.`,
      applicationFacts(parties),
      { button: 'Track your application', url: mainUrl + trackingPath(id) },
    ],
    why: `You're receiving this email because you applied through ${brand.name}.`,
  }
}

/** Names the applicant and summarises the CV. The contact details are only in the application. */
export function submissionEmail(
  parties: ApplicationParties,
  { userId, to, keyEnd }: EmployerRecipient,
  { mainUrl, supportEmail }: Sites,
): Email {
  const { id, cvSnapshot, coverLetter, jobSnapshot } = parties
  const { title } = jobSnapshot
  const { fullName, headline, summary, skills } = sentCv(cvSnapshot)
  return {
    key: `application-${id}-employer${keyEnd}`,
    to,
    subject: `${fullName} has applied for ${title}`,
    body: [
      `${fullName} has applied for ${title}.`,
      applicationFacts(parties),
      ...(headline ? [headline] : []),
      summary,
      `Skills: ${skills.join(', ')}`,
      ...(coverLetter ? [`From the cover letter:\n${excerpt(coverLetter)}`] : []),
      'The CV they sent is saved with the application.',
      openButton(userId, parties, mainUrl),
    ],
    why: `${whyEmployer(title)}${userId === null ? ` To stop these emails, write to ${supportEmail}.` : ''}`,
  }
}

export function whyEmployer(title: string): string {
  return `You're receiving this email because your company advertises ${title} at ${brand.name}.`
}

/** A company without an account cannot open the application, so its button leads to the public job. */
export function openButton(
  userId: string | null,
  { id, jobId }: Pick<ApplicationParties, 'id' | 'jobId'>,
  mainUrl: string,
): Block {
  if (userId === null) return { button: 'See the job', url: `${mainUrl}/jobs/${jobId}` }
  return { button: 'Open the application', url: mainUrl + receivedPath(id) }
}
