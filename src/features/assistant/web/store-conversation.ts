import type { ConversationBody, conversations, StoredMessage } from '#features/conversations/contract.ts'
import { apiCalls, CallFailed } from '#platform/web/call.ts'
import type { ChatMessage, Conversation, StoredPlace } from './conversation.ts'

const call = apiCalls<typeof conversations>()

/**
 * Stores a conversation, unless the person has turned that off. If it was deleted elsewhere, it stays deleted, and only later messages are stored as
 * a new conversation. If somebody else has signed in meanwhile in another tab, the server refuses it and it stays in this tab.
 */
export async function storeConversation(conversation: Conversation, ownerId: string): Promise<StoredPlace> {
  const { id, deletedUpTo, messages } = conversation
  const body = { ...bodyOf(conversation), ownerId }
  try {
    const stored = await (id === null
      ? call('POST /api/ai/conversations', { body })
      : call('PUT /api/ai/conversations/:id', { params: { id }, body }))
    return { id: stored.id, deletedUpTo }
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error
    if (error.code === 'memoryOff') return { id, deletedUpTo }
    if (id !== null && error.status === 404) return { id: null, deletedUpTo: messages.at(-1)?.id ?? null }
    throw error
  }
}

export async function openStored(id: string): Promise<Conversation> {
  const { messages, context } = await call('GET /api/ai/conversations/:id', { params: { id } })
  return { id, key: id, deletedUpTo: null, messages, context, pending: null, failed: null }
}

function bodyOf({ messages, context, deletedUpTo }: Conversation): ConversationBody {
  const first = messages.findIndex(({ id }) => id === deletedUpTo) + 1
  return { messages: messages.slice(first).map(storedMessage), context }
}

/** A message to store. Jobs and proposals are left out, because they would be out of date. */
function storedMessage(message: ChatMessage): StoredMessage {
  const { id, content, timestamp } = message
  if (message.role === 'user') return { id, role: 'user', content, timestamp }
  const { source, language, suggestedActions, followUpQuestions, isCut } = message
  return {
    id,
    role: 'assistant',
    content,
    timestamp,
    ...(source && { source }),
    ...(language && { language }),
    ...(suggestedActions && { suggestedActions }),
    ...(followUpQuestions && { followUpQuestions }),
    ...(isCut && { isCut }),
  }
}
