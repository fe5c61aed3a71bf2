import type { ConversationBody, conversations, StoredMessage } from '#features/conversations/contract.ts'
import { apiCalls, CallFailed } from '#platform/web/call.ts'
import type { ChatMessage, Conversation, StoredPlace } from './conversation.ts'

const call = apiCalls<typeof conversations>()

/**
 * Stores a conversation, unless the person has turned that off. One that was deleted elsewhere stays deleted: only what is said from now on is stored, as
 * a new one. The server refuses it where somebody else has signed in meanwhile, from another tab: then it stays in this one.
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

/** Jobs and proposals are not stored: they would be out of date. */
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
