import { brand } from '#features/site/brand.ts'
import { longDateText } from '#platform/contract/dates.ts'
import type { MemberRole } from '#platform/contract/endpoint.ts'
import type { Email } from '#platform/server/email.ts'
import { roleMeanings } from '../rules.ts'

type InvitationFacts = {
  readonly email: string
  readonly role: MemberRole
  readonly expiresAt: Date
  readonly companyName: string
  readonly inviter: string
}

/** Contains no name, because the inviter has typed only an address. */
export function invitationEmail(
  key: string,
  { email, role, expiresAt, companyName, inviter }: InvitationFacts,
  url: string,
): Email {
  const who = inviter === '' ? companyName : `${inviter} of ${companyName}`
  return {
    key,
    to: email,
    subject: `Join ${companyName} at ${brand.name}`,
    body: [
      'Hello,',
      `${who} invites you into the hiring team of ${companyName} at ${brand.name}, as ${role}. ${roleMeanings[role]}`,
      { button: 'See the invitation', url },
      `The link works once, until ${longDateText(expiresAt.toISOString())}. If you don't know the company, ignore this email.`,
    ],
    why: `You're receiving this email because someone at ${companyName} typed your address when inviting a member of the team.`,
  }
}
