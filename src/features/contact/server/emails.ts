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
    body: [`${firstName} ${lastName} (${email}) writes:`, message],
    why: `You're receiving this email because it was left in the contact form of ${brand.name}. An answer goes to the person.`,
  }
}
