import { dayNumber } from '#platform/contract/dates.ts'
import type { Tx } from '#platform/server/db.ts'
import type { Facilities } from '#platform/server/facilities.ts'
import { newId } from '#platform/server/new-id.ts'
import type { News } from '../news.ts'
import type { Pace } from '../rules.ts'
import { insertNotification, type NewNotification } from './queries.ts'

type Told = Pick<NewNotification, 'userId' | 'key' | 'kind' | 'title' | 'body' | 'link'>
type Asked = Pick<Facilities, 'db' | 'clock'>

/** What no letter tells because of this. `key` names the deed, so that a reaction run twice tells once. */
export async function notify({ db, clock }: Asked, told: Told): Promise<void> {
  await insertNotification(db, {
    id: newId(),
    ...told,
    topic: null,
    applicationId: null,
    messageId: null,
    createdAt: clock(),
    readAt: null,
    mailedAt: null,
    firstOn: null,
  })
}

type Telling = {
  readonly userId: string
  readonly news: News
  readonly pace: Pace
  /** Orders the letter of its own. It happens in the transaction that says that there is one. */
  readonly order: (tx: Tx) => Promise<void>
}

/** The one place that decides whether something has a letter of its own or waits for the letter of the day: told twice, it decides once. */
export async function tell({ db, clock }: Asked, { userId, news, pace, order }: Telling): Promise<void> {
  const now = clock()
  const readAt = news.topic === 'receipt' ? now : null
  const row = { id: newId(), userId, ...news, createdAt: now, readAt }
  await db.transaction().execute(async (tx) => {
    if (await insertAtPace(tx, row, pace)) await order(tx)
  })
}

type Row = Omit<NewNotification, 'mailedAt' | 'firstOn'>

/** True when it is new and has a letter of its own. */
async function insertAtPace(tx: Tx, row: Row, pace: Pace): Promise<boolean> {
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
