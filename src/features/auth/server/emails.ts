import { brand } from '#features/site/brand.ts'
import type { Email } from '#platform/server/email.ts'

/** Contains no name: until the link is followed, a stranger may have typed both the name and the email address. */
export function verificationEmail(key: string, to: string, link: string): Email {
  return {
    key,
    to,
    subject: `Please verify your email for ${brand.name}`,
    body: [
      'Hello,',
      `An account was created at ${brand.name} with this email address. If that was you, open this link within 24 hours:`,
      { button: 'Verify my email', url: link },
      "If it wasn't you, ignore this email. Without the link nobody can sign in with your address.",
    ],
    why: `You're receiving this email because someone typed this address when registering at ${brand.name}.`,
  }
}

export function resetEmail(key: string, to: string, link: string): Email {
  return {
    key,
    to,
    subject: `Reset your password for ${brand.name}`,
    body: [
      'Hello,',
      `Someone asked for a new password for your ${brand.name} account. If that was you, open this link within one hour:`,
      { button: 'Choose a new password', url: link },
      "If it wasn't you, ignore this email. Your password has not changed.",
    ],
    why: `You're receiving this email because someone asked for a new password at ${brand.name} with this address.`,
  }
}

type Change = { readonly changeId: string; readonly forgotLink: string; readonly supportEmail: string }

/** Tells the owner of the account, in case somebody else changed the password. */
export function passwordChangedEmail(to: string, { changeId, forgotLink, supportEmail }: Change): Email {
  return {
    key: `password-changed-${changeId}`,
    to,
    subject: `Your password for ${brand.name} was changed`,
    body: [
      'Hello,',
      `The password of your ${brand.name} account was changed. We've signed out every device that used the old one.`,
      `If it wasn't you, reset your password immediately and write to us: ${supportEmail}`,
      { button: 'Reset my password', url: forgotLink },
    ],
    why: `You're receiving this email because you have an account at ${brand.name}.`,
  }
}
