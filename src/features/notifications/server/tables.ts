import type { Generated } from 'kysely'
import type { NotificationKind } from '../contract.ts'
import type { Topic } from '../content.ts'

export type NotificationsTable = {
  id: string
  userId: string
  /** Identifies the event, so that a person gets one notification of it. */
  key: string
  kind: NotificationKind
  /** Null for new jobs, which the daily digest reads from other tables. */
  topic: Generated<Topic | null>
  title: string
  body: string
  link: string | null
  /** Null for new jobs. The row is deleted with the application, and so with the candidate. */
  applicationId: Generated<string | null>
  messageId: Generated<string | null>
  createdAt: Date
  readAt: Generated<Date | null>
  /** When it was emailed, alone or in the digest. */
  mailedAt: Generated<Date | null>
  /** The day in India of which this is the first email; see the index in migrations/0080. */
  firstOn: Generated<number | null>
}

declare module '#platform/server/db.ts' {
  interface Tables {
    notifications: NotificationsTable
  }
}
