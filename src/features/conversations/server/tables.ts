import type { Generated, JSONColumnType } from 'kysely'
import type { ConversationBody } from '../contract.ts'

type AiConversationsTable = {
  id: string
  userId: string
  messages: JSONColumnType<ConversationBody['messages']>
  context: string | null
  createdAt: Generated<Date>
  updatedAt: Generated<Date>
}

declare module '#platform/server/db.ts' {
  interface Tables {
    aiConversations: AiConversationsTable
  }
}
