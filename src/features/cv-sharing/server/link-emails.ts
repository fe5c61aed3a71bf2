import { brand } from '#features/site/brand.ts'
import type { Email } from '#platform/server/email.ts'

export function ownerLinkEmail(id: string, to: string, own: string): Email {
  return {
    key: `free-cv-link-${id}`,
    to,
    subject: `The link to your CV at ${brand.cvSiteName}`,
    body: [
      'Hello,',
      'You asked for the link to your CV. It works once, within 30 days. Use it to view your CV, change who can see it, or delete it:',
      { button: 'Open my CV', url: own },
      "If you didn't ask for it, ignore this email.",
    ],
    why: `You're receiving this email because someone asked for the link to the CV with this address at ${brand.cvSiteName}.`,
  }
}

export function verifyCvEmail(id: string, to: string, verify: string): Email {
  return {
    key: `cv-verification-${id}`,
    to,
    subject: 'Please verify the email in your CV',
    body: [
      'Hello,',
      `This email address appears in a CV at ${brand.name}. Open this link within seven days to confirm it's yours. Anyone with the link to the CV can then download its PDF:`,
      { button: 'Verify my email', url: verify },
      "If it isn't your CV, ignore this email.",
    ],
    why: `You're receiving this email because someone typed this address in a CV at ${brand.name}.`,
  }
}
