import { brand } from '#features/site/brand.ts'
import type { Email } from '#platform/server/email.ts'

type DeletedAccount = { readonly deletionId: string; readonly address: string }

/** Without a name, because it is deleted. */
export function accountDeletedEmail({ deletionId, address }: DeletedAccount, supportEmail: string): Email {
  return {
    key: `account-deleted-${deletionId}`,
    to: address,
    subject: `Your account at ${brand.name} has been deleted`,
    body: [
      'Hello,',
      `your account at ${brand.name} has been deleted, and with it your profile, your CV, your applications and everything else that we held on you. You have been signed out everywhere.`,
      "Employers keep the emails they've received. The law requires us to keep paid invoices, without your name.",
      `If it was not you who deleted it, please write to us at once: ${supportEmail}`,
      'We wish you well.',
    ],
    why: `You're receiving this email because an account at ${brand.name} with this address has been deleted. It is the last one.`,
  }
}
