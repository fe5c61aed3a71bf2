import type { ChatAnswer, ChatContext } from '../contract.ts'
import { welcomeMessages } from '../texts.ts'

type PersonMessage = { readonly id: string; readonly role: 'user'; readonly content: string; readonly timestamp: string }
/** A message of the assistant. A welcome has only text. A stored answer has no jobs and proposals, because they would be out of date. */
export type AssistantMessage = Pick<ChatAnswer, 'content' | 'timestamp'> & {
  readonly [Part in Exclude<keyof ChatAnswer, 'content' | 'timestamp'>]?: ChatAnswer[Part] | undefined
} & {
  readonly id: string
  readonly role: 'assistant'
  /** True if the person stopped the answer or the connection broke, so that the text may be incomplete. */
  readonly isCut?: boolean | undefined
}
export type ChatMessage = PersonMessage | AssistantMessage

/** An answer that is being made. */
export type PendingAnswer = {
  readonly step: string
  readonly text: string
  /** The source of the text so far. */
  readonly source?: ChatAnswer['source'] | undefined
}

/** The stored copy of a signed-in person's conversation. */
export type StoredPlace = {
  readonly id: string | null
  /** The last message of a conversation that was deleted elsewhere. Messages up to it are never stored again. */
  readonly deletedUpTo: string | null
}

export type Conversation = StoredPlace & {
  /** Identifies the conversation in this tab, also before it is stored. */
  readonly key: string
  readonly context: ChatContext
  readonly messages: readonly ChatMessage[]
  readonly pending: PendingAnswer | null
  /** The unanswered message, for the Retry button. */
  readonly failed: string | null
}

export type Change =
  | { readonly kind: 'sent'; readonly message: PersonMessage }
  | { readonly kind: 'retried' }
  | { readonly kind: 'step'; readonly label: string }
  /** `replaces` means that this text replaces all text so far. */
  | { readonly kind: 'text'; readonly text: string; readonly source?: ChatAnswer['source']; readonly replaces?: boolean }
  | { readonly kind: 'answered'; readonly message: AssistantMessage }
  | { readonly kind: 'failed'; readonly notice: AssistantMessage | null }
  | { readonly kind: 'stored'; readonly key: string; readonly place: StoredPlace }
  | { readonly kind: 'opened'; readonly conversation: Conversation }

const longestKept = 100

export function changed(conversation: Conversation, change: Change): Conversation {
  const { messages } = conversation
  switch (change.kind) {
    case 'sent':
      return { ...conversation, messages: last([...messages, change.message]), pending: { step: '', text: '' }, failed: null }
    case 'answered':
      return { ...conversation, messages: last([...messages, change.message]), pending: null }
    case 'retried':
      return { ...conversation, messages: upToLastQuestion(messages), pending: { step: '', text: '' }, failed: null }
    case 'failed':
      return withFailure(conversation, change.notice)
    case 'stored':
      return withPlace(conversation, change)
    case 'opened':
      return change.conversation
    case 'step':
    case 'text':
      return { ...conversation, pending: conversation.pending && withPart(conversation.pending, change) }
  }
}

/** The stored conversation may have been closed here meanwhile. */
function withPlace(conversation: Conversation, { key, place }: Extract<Change, { kind: 'stored' }>): Conversation {
  return conversation.key === key ? { ...conversation, ...place } : conversation
}

function withFailure(conversation: Conversation, notice: AssistantMessage | null): Conversation {
  const { messages } = conversation
  const failed = lastQuestion(conversation)?.content ?? null
  return { ...conversation, messages: notice ? last([...messages, notice]) : messages, pending: null, failed }
}

function withPart(pending: PendingAnswer, change: Extract<Change, { kind: 'step' | 'text' }>): PendingAnswer {
  if (change.kind === 'step') return { ...pending, step: change.label }
  const { step, text } = pending
  return { step, text: change.replaces ? change.text : text + change.text, source: change.source }
}

const last = (messages: readonly ChatMessage[]): readonly ChatMessage[] => messages.slice(-longestKept)

export const lastQuestion = ({ messages }: Pick<Conversation, 'messages'>): ChatMessage | undefined =>
  messages.findLast(({ role }) => role === 'user')

/** After the last question there is only the notice of the failure. */
const upToLastQuestion = (messages: readonly ChatMessage[]): readonly ChatMessage[] =>
  messages.slice(0, messages.findLastIndex(({ role }) => role === 'user') + 1)

export const newConversation = (context: ChatContext): Conversation => ({
  id: null,
  deletedUpTo: null,
  key: nextId(),
  context,
  messages: [said(welcomeMessages[context])],
  pending: null,
  failed: null,
})

/** `crypto.randomUUID` does not exist on pages without TLS. */
export const nextId = (): string => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`

/** A message of the assistant that the browser makes itself. */
export const said = (content: string): AssistantMessage => ({
  id: nextId(),
  role: 'assistant',
  content,
  timestamp: new Date().toISOString(),
  source: 'template_based',
})
