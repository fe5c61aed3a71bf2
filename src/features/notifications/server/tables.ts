import type { Generated } from 'kysely'
import type { NotificationKind } from '../contract.ts'

export type NotificationsTable = {
  id: string
  userId: string
  /** Names the deed: one deed is told to one person once. */
  key: string
  kind: NotificationKind
  title: string
  body: string
  link: string | null
  createdAt: Date
  readAt: Generated<Date | null>
  mailedAt: Generated<Date | null>
}

declare module '#platform/server/db.ts' {
  interface Tables {
    notifications: NotificationsTable
  }
}
