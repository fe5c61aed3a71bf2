import type { Selectable } from 'kysely'
import { brand } from '#features/site/brand.ts'
import type { Email } from '#platform/server/email.ts'
import type { ContactMessagesTable } from './tables.ts'

type Message = Selectable<ContactMessagesTable>

export function toSupport({ id, firstName, lastName, email, subject, message }: Message, supportEmail: string): Email {
  return {
    key: `contact-${id}-support`,
    to: supportEmail,
    replyTo: email,
    subject: `Contact: ${subject}`,
    body: [`${firstName} ${lastName} (${email}) has written to us:`, message],
    why: `You're receiving this email because someone used the contact form of ${brand.name}. Your reply goes to them.`,
  }
}
