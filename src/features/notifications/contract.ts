import { z } from 'zod'
import type { Contract } from '#platform/contract/endpoint.ts'
import { event } from '#platform/contract/event.ts'

export const NotificationKind = z.enum(['match', 'alert', 'application', 'message', 'contact'])
export type NotificationKind = z.output<typeof NotificationKind>

export const Notification = z.object({
  id: z.uuid(),
  kind: NotificationKind,
  title: z.string(),
  body: z.string(),
  /** The link of the notification. */
  link: z.string().nullable(),
  createdAt: z.iso.datetime(),
  isRead: z.boolean(),
})
export type Notification = z.output<typeof Notification>

/** Counted up to a hundred. */
const Unread = z.object({ unread: z.int() })

export const notifications = {
  /** The newest hundred. */
  'GET /api/notifications': { who: 'user', answer: z.array(Notification) },
  'GET /api/notifications/unread': { who: 'user', answer: Unread },
  /** Marks all as read. */
  'PUT /api/notifications': { who: 'user', answer: Unread },
  'PUT /api/notifications/:id': {
    who: 'user',
    params: z.object({ id: z.uuid('There is no such notification') }),
    body: z.object({ isRead: z.boolean('Choose read or unread') }),
    answer: Notification,
    refusals: { notFound: [404, 'There is no such notification'] },
  },
} as const satisfies Contract

/**
 * An email is due: its kind, its subject, and the member of the team who gets it. The feature that owns the subject has the template (`emails` in its
 * manifest). Events without an email of their own are in the daily digest: see docs/decisions/0080-daily-digest.md.
 */
export const emailDue = event('email.due', z.object({ kind: z.string(), subjectId: z.uuid(), recipientId: z.uuid().optional() }))
