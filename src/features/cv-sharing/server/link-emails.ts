import { brand } from '#features/site/brand.ts'
import type { Email } from '#platform/server/email.ts'

export function ownerLinkEmail(id: string, to: string, own: string): Email {
  return {
    key: `free-cv-link-${id}`,
    to,
    subject: `The link to your CV at ${brand.cvSiteName}`,
    body: [
      'Hello,',
      'you asked for the link to your CV. It works once, within 30 days. There you see your CV, change who else may see it, or delete it:',
      { button: 'Open my CV', url: own },
      'If you did not ask for it, do nothing.',
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
      `this email address stands in a CV at ${brand.name}. Open this link within seven days to show that it is yours; whoever has the link to the CV can then download its PDF:`,
      { button: 'This is my email', url: verify },
      'If it is not your CV, do nothing.',
    ],
    why: `You're receiving this email because someone typed this address in a CV at ${brand.name}.`,
  }
}
