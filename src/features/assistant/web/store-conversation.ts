import type { ConversationBody, conversations, StoredMessage } from '#features/conversations/contract.ts'
import { apiCalls, CallFailed } from '#platform/web/call.ts'
import type { ChatMessage, Conversation } from './conversation.ts'

const call = apiCalls<typeof conversations>()

/** Stores a conversation and returns its id; null where the person has turned that off. A conversation that was deleted elsewhere is stored again. */
export async function storeConversation(conversation: Conversation): Promise<string | null> {
  const body = bodyOf(conversation)
  try {
    return conversation.id === null ? await insert(body) : await update(conversation.id, body)
  } catch (error) {
    if (error instanceof CallFailed && error.code === 'memoryOff') return null
    throw error
  }
}

async function insert(body: ConversationBody): Promise<string> {
  return (await call('POST /api/ai/conversations', { body })).id
}

async function update(id: string, body: ConversationBody): Promise<string> {
  try {
    return (await call('PUT /api/ai/conversations/:id', { params: { id }, body })).id
  } catch (error) {
    if (error instanceof CallFailed && error.status === 404) return insert(body)
    throw error
  }
}

export async function openStored(id: string): Promise<Conversation> {
  const { messages, context } = await call('GET /api/ai/conversations/:id', { params: { id } })
  return { id, messages, context, pending: null, failed: null }
}

const bodyOf = ({ messages, context }: Conversation): ConversationBody => ({ messages: messages.map(storedMessage), context })

/** Jobs and proposals are not stored: they would be out of date. */
function storedMessage(message: ChatMessage): StoredMessage {
  const { id, content, timestamp } = message
  if (message.role === 'user') return { id, role: 'user', content, timestamp }
  const { source, language, suggestedActions, followUpQuestions } = message
  return {
    id,
    role: 'assistant',
    content,
    timestamp,
    ...(source && { source }),
    ...(language && { language }),
    ...(suggestedActions && { suggestedActions }),
    ...(followUpQuestions && { followUpQuestions }),
  }
}
