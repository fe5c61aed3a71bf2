import { brand } from '#features/site/brand.ts'
import type { Email } from '#platform/server/email.ts'

type DeletedAccount = { readonly deletionId: string; readonly address: string }

/** Contains no name, because the name is deleted. */
export function accountDeletedEmail({ deletionId, address }: DeletedAccount, supportEmail: string): Email {
  return {
    key: `account-deleted-${deletionId}`,
    to: address,
    subject: `Your account at ${brand.name} has been deleted`,
    body: [
      'Hello,',
      `We've deleted your ${brand.name} account with your profile, CV, applications and all other data. You're signed out everywhere.`,
      "Employers keep the emails they've received. The law requires us to keep paid invoices, without your name.",
      `If you didn't delete it, please write to us immediately: ${supportEmail}`,
      'We wish you well.',
    ],
    why: `You're receiving this email because an account at ${brand.name} with this address has been deleted. It is the last one.`,
  }
}
