import type { FastifyInstance } from 'fastify'
import { listMessageTexts } from '#features/applications/server/public.ts'
import { refuse } from '#platform/contract/refusal.ts'
import { assertDefined } from '#platform/contract/assert-defined.ts'
import type { Db } from '#platform/server/db.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { serve } from '#platform/server/serve.ts'
import { type Notification, notifications } from '../contract.ts'
import { countUnread, listNotifications, markAll, markOne, type NotificationRow } from './queries.ts'

const listed = 100
const countedUnread = 100

export function notificationRoutes(app: FastifyInstance, { db, clock, guards }: AppContext): void {
  serve(app, guards, notifications, {
    'GET /api/notifications': async ({ actor }) => withTexts(db, await listNotifications(db, actor.id, listed)),
    'GET /api/notifications/unread': async ({ actor }) => ({ unread: await countUnread(db, actor.id, countedUnread) }),
    'PUT /api/notifications': async ({ actor }) => {
      await markAll(db, actor.id, clock())
      return { unread: await countUnread(db, actor.id, countedUnread) }
    },
    'PUT /api/notifications/:id': async ({ actor, params, body }) => {
      const row = await markOne(db, actor.id, { ...params, readAt: body.isRead ? clock() : null })
      if (!row) throw refuse(notifications['PUT /api/notifications/:id'], 'notFound')
      return assertDefined((await withTexts(db, [row]))[0], 'the notification')
    },
  })
}

const excerptLength = 140

/** Adds the present text of messages, so that a notification never shows what its reader may no longer read. */
async function withTexts(db: Db, rows: readonly NotificationRow[]): Promise<Notification[]> {
  const ids = rows.flatMap(({ messageId }) => messageId ?? [])
  const texts = ids.length > 0 ? await listMessageTexts(db, ids, excerptLength) : []
  const quotes = new Map(texts.map(({ id, text }) => [id, `“${text.trim()}${text.length === excerptLength ? '…' : ''}”`]))
  return rows.map(({ createdAt, readAt, messageId, body, ...row }) => ({
    ...row,
    body: (messageId && quotes.get(messageId)) || body,
    createdAt: createdAt.toISOString(),
    isRead: readAt !== null,
  }))
}
