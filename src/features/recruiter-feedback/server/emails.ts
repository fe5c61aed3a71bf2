import { brand } from '#features/site/brand.ts'
import type { Email } from '#platform/server/email.ts'

/** Contains neither a name nor text of the report, because anyone may have typed the address. */
export function thanksEmail(feedbackId: string, to: string, supportEmail: string): Email {
  return {
    key: `recruiter-feedback-${feedbackId}`,
    to,
    replyTo: supportEmail,
    subject: `Thank you for your feedback to ${brand.name}`,
    body: [
      'Hello,',
      'Thank you for the report about your interviews. We read it before it counts in our insights for job seekers.',
      'Your name, your company and your words are never shown. An insight needs at least three sources.',
      `To change or delete the report, or if it isn't yours, write to ${supportEmail}.`,
    ],
    why: `You're receiving this email because someone typed this address in the feedback form of ${brand.name}.`,
  }
}
