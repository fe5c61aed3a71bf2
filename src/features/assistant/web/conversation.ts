import type { ChatAnswer, ChatContext } from '../contract.ts'
import { welcomeMessages } from '../texts.ts'

type PersonMessage = { readonly id: string; readonly role: 'user'; readonly content: string; readonly timestamp: string }
/** A welcome has only its text; an answer that was stored has no jobs and no proposals, which would be out of date. */
export type AssistantMessage = Pick<ChatAnswer, 'content' | 'timestamp'> & {
  readonly [Part in Exclude<keyof ChatAnswer, 'content' | 'timestamp'>]?: ChatAnswer[Part] | undefined
} & {
  readonly id: string
  readonly role: 'assistant'
  /** The person stopped it, or the connection broke: the text may end in the middle. */
  readonly isCut?: boolean | undefined
}
export type ChatMessage = PersonMessage | AssistantMessage

/** An answer that is being made. */
export type PendingAnswer = {
  readonly step: string
  readonly text: string
  /** Who has written the text so far. */
  readonly source?: ChatAnswer['source'] | undefined
}

/** Where a conversation of a signed-in person is stored. */
export type StoredPlace = {
  readonly id: string | null
  /** The last message of what the person has deleted elsewhere: it is never stored again. */
  readonly deletedUpTo: string | null
}

export type Conversation = StoredPlace & {
  /** Tells it from the others of this tab, also before it is stored. */
  readonly key: string
  readonly context: ChatContext
  readonly messages: readonly ChatMessage[]
  readonly pending: PendingAnswer | null
  /** The message that got no answer, for *Retry*. */
  readonly failed: string | null
}

export type Change =
  | { readonly kind: 'sent'; readonly message: PersonMessage }
  | { readonly kind: 'retried' }
  | { readonly kind: 'step'; readonly label: string }
  /** `replaces` what has come so far. */
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

/** What was stored may not be open any more. */
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

/** Behind it is only the notice of what went wrong. */
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

/** `crypto.randomUUID` is missing on pages without TLS. */
export const nextId = (): string => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`

/** A message of the assistant that no server has made. */
export const said = (content: string): AssistantMessage => ({
  id: nextId(),
  role: 'assistant',
  content,
  timestamp: new Date().toISOString(),
  source: 'template_based',
})
