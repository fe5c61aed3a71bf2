import type { FastifyInstance } from 'fastify'
import { refuse } from '#platform/contract/refusal.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { serve } from '#platform/server/serve.ts'
import { type Notification, notifications } from '../contract.ts'
import { countUnread, listNotifications, markAll, markOne, type NotificationRow } from './queries.ts'

const listed = 100
const countedUnread = 100

export function notificationRoutes(app: FastifyInstance, { db, clock, guards }: AppContext): void {
  serve(app, guards, notifications, {
    'GET /api/notifications': async ({ actor }) => (await listNotifications(db, actor.id, listed)).map(shown),
    'GET /api/notifications/unread': async ({ actor }) => ({ unread: await countUnread(db, actor.id, countedUnread) }),
    'PUT /api/notifications': async ({ actor }) => {
      await markAll(db, actor.id, clock())
      return { unread: await countUnread(db, actor.id, countedUnread) }
    },
    'PUT /api/notifications/:id': async ({ actor, params, body }) => {
      const row = await markOne(db, actor.id, { ...params, readAt: body.isRead ? clock() : null })
      if (!row) throw refuse(notifications['PUT /api/notifications/:id'], 'notFound')
      return shown(row)
    },
  })
}

function shown({ createdAt, readAt, ...row }: NotificationRow): Notification {
  return { ...row, createdAt: createdAt.toISOString(), isRead: readAt !== null }
}
