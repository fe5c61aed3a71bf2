import { brand } from '#features/site/brand.ts'
import { type Email, greeting } from '#platform/server/email.ts'

type Person = { readonly email: string; readonly firstName: string }
type EmailParts = { readonly key: string; readonly link: string }

export function staffResetEmail({ email, firstName }: Person, { key, link }: EmailParts): Email {
  return {
    key,
    to: email,
    subject: `Reset your staff password for ${brand.name}`,
    body: [
      greeting(firstName),
      `Someone asked for a new password for your staff account at ${brand.name}. If that was you, open this link within one hour:`,
      { button: 'Choose a new password', url: link },
      "If it wasn't you, ignore this email. Your password has not changed.",
    ],
    why: `You're receiving this email because someone asked for a new staff password at ${brand.name} with this address.`,
  }
}

export function invitationEmail(
  { email, firstName }: Person,
  { key, link, role }: EmailParts & { readonly role: string },
): Email {
  return {
    key,
    to: email,
    subject: `Your staff account at ${brand.name}`,
    body: [
      greeting(firstName),
      `You have a staff account at ${brand.name} now (${role}). Choose your own password within three days:`,
      { button: 'Choose a password', url: link },
      'Then sign in with this email address.',
    ],
    why: `You're receiving this email because an administrator of ${brand.name} created an account for you.`,
  }
}

const changes = {
  password: 'The password of your staff account was changed. All sign-ins with the old one have ended.',
  secondFactorOn: 'A second factor was set up for your staff account. From now on signing in needs a code of the app.',
  secondFactorOff: 'The second factor of your staff account was removed. Signing in needs only the password now.',
} as const
export type AccessChange = keyof typeof changes

export function accessChangedEmail(
  { email, firstName }: Person,
  { key, link, change }: EmailParts & { readonly change: AccessChange },
): Email {
  return {
    key,
    to: email,
    subject: `Your staff account at ${brand.name} was changed`,
    body: [
      greeting(firstName),
      changes[change],
      "If it wasn't you, choose a new password immediately and tell an administrator.",
      { button: 'Choose a new password', url: link },
    ],
    why: `You're receiving this email because you have a staff account at ${brand.name}.`,
  }
}
