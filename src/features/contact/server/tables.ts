import type { Generated } from 'kysely'

export type ContactMessagesTable = {
  id: string
  firstName: string
  lastName: string
  email: string
  subject: string
  message: string
  createdAt: Date
  answeredAt: Generated<Date | null>
}

declare module '#platform/server/db.ts' {
  interface Tables {
    contactMessages: ContactMessagesTable
  }
}
