import { brand } from '#features/site/brand.ts'
import type { Letter } from '#platform/server/mail.ts'

/** No names in it: until the link is followed, anyone may have typed both the name and the address. */
export function verificationLetter(id: string, to: string, link: string): Letter {
  return {
    key: `verify-email-${id}`,
    to,
    subject: `Please verify your email for ${brand.name}`,
    text: [
      'Hello,',
      `an account at ${brand.name} was made with this email address. If that was you, open this link within 24 hours:`,
      link,
      'If it was not you, do nothing: without the link nobody can sign in with your address.',
      brand.name,
    ].join('\n\n'),
  }
}
