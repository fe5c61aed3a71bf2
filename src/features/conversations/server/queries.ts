import { sql } from 'kysely'
import { newId } from '#platform/server/new-id.ts'
import type { Db, Tx } from '#platform/server/db.ts'
import { type ConversationBody, type ConversationSummary, mostConversations } from '../contract.ts'

type OwnConversation = { readonly userId: string; readonly id: string }

const longestTitle = 80

export async function listConversations(db: Db, userId: string): Promise<ConversationSummary[]> {
  const rows = await db
    .selectFrom('aiConversations')
    .select([
      'id',
      'updatedAt',
      sql<number>`jsonb_array_length(messages)`.as('messageCount'),
      sql<string>`left(coalesce(jsonb_path_query_first(messages, '$[*] ? (@.role == "user").content') #>> '{}', ''), ${sql.lit(longestTitle)})`.as(
        'title',
      ),
    ])
    .where('userId', '=', userId)
    .orderBy('updatedAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ updatedAt, ...row }) => ({ ...row, updatedAt: updatedAt.toISOString() }))
}

export async function findConversation(db: Db, { userId, id }: OwnConversation) {
  return db
    .selectFrom('aiConversations')
    .select(['id', 'messages', 'context'])
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst()
}

/** Deletes the oldest conversations beyond the limit in the same transaction. */
export async function insertConversation(
  tx: Tx,
  userId: string,
  { messages, context }: ConversationBody,
  now: Date,
): Promise<string> {
  const id = newId()
  await tx
    .insertInto('aiConversations')
    .values({ id, userId, messages: JSON.stringify(messages), context, createdAt: now, updatedAt: now })
    .execute()
  const newest = tx
    .selectFrom('aiConversations')
    .select('id')
    .where('userId', '=', userId)
    .orderBy('updatedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(mostConversations)
  await tx.deleteFrom('aiConversations').where('userId', '=', userId).where('id', 'not in', newest).execute()
  return id
}

export async function updateConversation(
  db: Db,
  { userId, id }: OwnConversation,
  { messages, context }: ConversationBody,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('aiConversations')
    .set({ messages: JSON.stringify(messages), context, updatedAt: now })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Deletes one conversation of a person, or all. */
export async function deleteConversations(db: Db, userId: string, id?: string): Promise<number> {
  const all = db.deleteFrom('aiConversations').where('userId', '=', userId)
  const { numDeletedRows } = await (id === undefined ? all : all.where('id', '=', id)).executeTakeFirst()
  return Number(numDeletedRows)
}
