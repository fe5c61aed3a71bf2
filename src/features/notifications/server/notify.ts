import type { ApplicationEmailKind } from '#features/applications/server/public.ts'
import type { InterviewEmailKind } from '#features/interview-slots/server/public.ts'
import type { ResumeEmailKind } from '#features/resume-unlocks/server/public.ts'
import { dayNumber } from '#platform/contract/dates.ts'
import type { Tx } from '#platform/server/db.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { publishJob } from '#platform/server/events.ts'
import { newId } from '#platform/server/new-id.ts'
import type { NotificationContent } from '../content.ts'
import { emailDue } from '../contract.ts'
import type { DeliveryPolicy } from '../delivery-policy.ts'
import { insertNotification, type NewNotification } from './queries.ts'

type NewEntry = Pick<NewNotification, 'userId' | 'key' | 'kind' | 'title' | 'body' | 'link'>
type NotifyContext = Pick<AppContext, 'db' | 'clock'>

/** Stores a notification without an email of its own. `key` identifies the event, so that a reaction that runs twice creates one notification. */
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

export type DueEmail = {
  readonly kind: ApplicationEmailKind | InterviewEmailKind | ResumeEmailKind
  readonly subjectId: string
  readonly recipientId?: string
}

/** The subject of the email is the notification itself. */
type NoticeEmail = { readonly kind: 'notice' }

type Delivery = {
  readonly userId: string
  readonly content: NotificationContent
  readonly policy: DeliveryPolicy
  readonly email: DueEmail | NoticeEmail
}

/**
 * The only place that decides whether an event has its own email or waits for the daily digest. The email becomes due in the transaction that writes
 * the notification, so a second run changes nothing.
 */
export async function deliver({ db, clock }: NotifyContext, { userId, content, policy, email }: Delivery): Promise<void> {
  const now = clock()
  const readAt = content.topic === 'receipt' ? now : null
  const row = { id: newId(), userId, ...content, createdAt: now, readAt }
  await db.transaction().execute(async (tx) => {
    if (await insertWithPolicy(tx, row, policy)) await publishJob(tx, emailDue, { subjectId: row.id, ...email })
  })
}

/** Always emails, without a notification. */
export async function deliverByEmail({ db }: NotifyContext, email: DueEmail): Promise<void> {
  await db.transaction().execute((tx) => publishJob(tx, emailDue, email))
}

type Row = Omit<NewNotification, 'mailedAt' | 'firstOn'>

/** Returns true if the notification is new and has its own email. */
async function insertWithPolicy(tx: Tx, row: Row, policy: DeliveryPolicy): Promise<boolean> {
  const waiting = { ...row, mailedAt: null, firstOn: null }
  if (policy === 'later') {
    await insertNotification(tx, waiting)
    return false
  }
  // Messages are counted per thread and not per day.
  const firstOn = row.topic === 'message' ? null : dayNumber(row.createdAt.toISOString())
  if (await insertNotification(tx, { ...row, mailedAt: row.createdAt, firstOn })) return true
  // The day already has its first email, or this notification exists.
  const isAtOnce = policy === 'at once'
  const isNew = await insertNotification(tx, { ...waiting, mailedAt: isAtOnce ? row.createdAt : null })
  return isNew && isAtOnce
}
