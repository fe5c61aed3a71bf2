import { type Insertable, type Selectable, sql } from 'kysely'
import type { CvBody } from '#features/cvs/contract.ts'
import type { Db, Tx } from '#platform/server/db.ts'
import { hidingFor } from '../blind-rules.ts'
import { mayRead } from '../rules.ts'
import type { Side, ThreadMessage } from '../thread-contract.ts'
import type { ApplicationMessagesTable } from './tables.ts'

export async function listMessages(db: Db, applicationId: string): Promise<ThreadMessage[]> {
  const rows = await db
    .selectFrom('applicationMessages')
    .selectAll('applicationMessages')
    .where('applicationMessages.applicationId', '=', applicationId)
    .orderBy('applicationMessages.sentAt')
    .orderBy('applicationMessages.id')
    .execute()
  return rows.map(shown)
}

export async function findLastSentAt(tx: Tx, applicationId: string): Promise<Date | null> {
  const row = await tx
    .selectFrom('applicationMessages')
    .select('applicationMessages.sentAt')
    .where('applicationMessages.applicationId', '=', applicationId)
    .orderBy('applicationMessages.sentAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.sentAt ?? null
}

export async function insertMessage(tx: Tx, row: Insertable<ApplicationMessagesTable>): Promise<ThreadMessage> {
  return shown(await tx.insertInto('applicationMessages').values(row).returningAll().executeTakeFirstOrThrow())
}

type ReadMark = { readonly applicationId: string; readonly sender: Side; readonly messageId: string }

type MessageText = { readonly id: string; readonly text: string }

/** The first `length` characters of these messages, without messages that the other side may no longer read. */
export async function listMessageTexts(db: Db, ids: readonly string[], length: number): Promise<MessageText[]> {
  const rows = await db
    .selectFrom('applicationMessages')
    .innerJoin('applications', 'applications.id', 'applicationMessages.applicationId')
    .leftJoin('hiringSettings', 'hiringSettings.jobId', 'applications.jobId')
    .select(['applicationMessages.id', 'applicationMessages.sender', 'applicationMessages.body', 'applications.status'])
    .select(
      sql<CvBody | null>`case when application_messages.sender = 'candidate' and hiring_settings.is_blind and applications.shortlisted_at is null
        then applications.cv_snapshot end`.as('hiddenCv'),
    )
    .where(sql<boolean>`application_messages.id = any(${ids}::uuid[])`)
    .execute()
  return rows
    .filter(({ status, sender }) => mayRead(status, { sender, reader: sender === 'candidate' ? 'employer' : 'candidate' }))
    .map((row) => ({ id: row.id, text: beginningOf(row.hiddenCv ? hidingFor(row.hiddenCv)(row.body) : row.body, length) }))
}

/** Masks first and cuts afterwards, because half a name would not be recognised. */
const beginningOf = (text: string, length: number): string => Array.from(text).slice(0, length).join('')

/** Marks messages as read up to the last one that was shown; later messages stay unread. */
export async function markRead(db: Db, { applicationId, sender, messageId }: ReadMark, now: Date): Promise<void> {
  await db
    .updateTable('applicationMessages')
    .set({ readAt: now })
    .where('applicationMessages.applicationId', '=', applicationId)
    .where('applicationMessages.sender', '=', sender)
    .where('applicationMessages.readAt', 'is', null)
    .where('applicationMessages.sentAt', '<=', (from) =>
      from
        .selectFrom('applicationMessages as seen')
        .select('seen.sentAt')
        .where('seen.id', '=', messageId)
        .where('seen.applicationId', '=', applicationId),
    )
    .execute()
}

export async function countUnread(db: Db, applicationId: string, sender: Side): Promise<number> {
  const { count } = await db
    .selectFrom('applicationMessages')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('applicationMessages.applicationId', '=', applicationId)
    .where('applicationMessages.sender', '=', sender)
    .where('applicationMessages.readAt', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

function shown({ id, sender, body, sentAt, readAt }: Selectable<ApplicationMessagesTable>): ThreadMessage {
  return { id, sender, body, sentAt: sentAt.toISOString(), readAt: readAt?.toISOString() ?? null }
}
