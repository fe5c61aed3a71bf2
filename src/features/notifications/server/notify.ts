import { dayNumber } from '#platform/contract/dates.ts'
import type { Tx } from '#platform/server/db.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { newId } from '#platform/server/new-id.ts'
import type { NotificationContent } from '../content.ts'
import type { DeliveryPolicy } from '../delivery-policy.ts'
import { insertNotification, type NewNotification } from './queries.ts'

type NewEntry = Pick<NewNotification, 'userId' | 'key' | 'kind' | 'title' | 'body' | 'link'>
type NotifyContext = Pick<AppContext, 'db' | 'clock'>

/** What no email tells because of this. `key` names the action, so that a reaction run twice tells once. */
export async function notify({ db, clock }: NotifyContext, entry: NewEntry): Promise<void> {
  await insertNotification(db, {
    id: newId(),
    ...entry,
    topic: null,
    applicationId: null,
    messageId: null,
    createdAt: clock(),
    readAt: null,
    mailedAt: null,
    firstOn: null,
  })
}

type Delivery = {
  readonly userId: string
  readonly news: NotificationContent
  readonly pace: DeliveryPolicy
  /** Orders the email of its own. It happens in the transaction that says that there is one. */
  readonly order: (tx: Tx) => Promise<void>
}

/** The one place that decides whether something has an email of its own or waits for the daily digest: told twice, it decides once. */
export async function deliver({ db, clock }: NotifyContext, { userId, news, pace, order }: Delivery): Promise<void> {
  const now = clock()
  const readAt = news.topic === 'receipt' ? now : null
  const row = { id: newId(), userId, ...news, createdAt: now, readAt }
  await db.transaction().execute(async (tx) => {
    if (await insertWithPolicy(tx, row, pace)) await order(tx)
  })
}

type Row = Omit<NewNotification, 'mailedAt' | 'firstOn'>

/** True when it is new and has an email of its own. */
async function insertWithPolicy(tx: Tx, row: Row, pace: DeliveryPolicy): Promise<boolean> {
  const waiting = { ...row, mailedAt: null, firstOn: null }
  if (pace === 'later') {
    await insertNotification(tx, waiting)
    return false
  }
  // A message is counted in its thread, not in the day.
  const firstOn = row.topic === 'message' ? null : dayNumber(row.createdAt.toISOString())
  if (await insertNotification(tx, { ...row, mailedAt: row.createdAt, firstOn })) return true
  // The day has its first, or this was told before.
  const isAtOnce = pace === 'at once'
  const isNew = await insertNotification(tx, { ...waiting, mailedAt: isAtOnce ? row.createdAt : null })
  return isNew && isAtOnce
}
