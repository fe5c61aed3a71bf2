import { brand } from '#features/site/brand.ts'
import { retentionDays } from '#features/site/retention-periods.ts'
import type { Email } from '#platform/server/email.ts'

/** The links of the emails, which contain no typed text: until a link is followed, a stranger may have typed the CV and the address. */
export type Links = { readonly verify: string; readonly see: string | null; readonly own: string }

export function freeCvEmail(id: string, to: string, { verify, see, own }: Links): Email {
  return {
    key: `free-cv-${id}`,
    to,
    subject: `Please verify the email in your CV at ${brand.cvSiteName}`,
    body: [
      'Hello,',
      `A CV with this email address was created at ${brand.cvSiteName}, the free CV builder of ${brand.name}. If that was you, open this link within seven days. It verifies your email and unlocks your PDF:`,
      { button: 'Verify my email', url: verify },
      ...(see ? [{ link: 'See your CV', url: see }] : []),
      {
        link: 'Change who can see it, or delete it',
        url: own,
        note: 'This link works once, within 30 days. You can ask for another at any time.',
      },
      `If it wasn't you, open the last link and delete the CV, or ignore this email. We delete a CV with an unverified email after ${retentionDays.unverified} days.`,
    ],
    why: `You're receiving this email because someone typed this address in a CV at ${brand.cvSiteName}.`,
  }
}
