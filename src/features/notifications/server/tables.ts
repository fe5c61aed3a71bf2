import type { Generated } from 'kysely'
import type { NotificationKind } from '../contract.ts'
import type { Topic } from '../content.ts'

export type NotificationsTable = {
  id: string
  userId: string
  /** Names the event: one person is notified of it once. */
  key: string
  kind: NotificationKind
  /** Null for new jobs, which the daily digest has from elsewhere. */
  topic: Generated<Topic | null>
  title: string
  body: string
  link: string | null
  /** Null for new jobs. It goes with the application, and so with the candidate. */
  applicationId: Generated<string | null>
  messageId: Generated<string | null>
  createdAt: Date
  readAt: Generated<Date | null>
  /** When it left in an email, of its own or of the day. */
  mailedAt: Generated<Date | null>
  /** The day in India whose first it is; see the index in migrations/0080. */
  firstOn: Generated<number | null>
}

declare module '#platform/server/db.ts' {
  interface Tables {
    notifications: NotificationsTable
  }
}
