import type { ChatAnswer, ChatContext } from '../contract.ts'

type PersonMessage = { readonly id: string; readonly role: 'user'; readonly content: string; readonly timestamp: string }
/** A welcome has only its text; an answer that was stored has no jobs and no proposals, which would be out of date. */
export type AssistantMessage = Pick<ChatAnswer, 'content' | 'timestamp'> & {
  readonly [Part in Exclude<keyof ChatAnswer, 'content' | 'timestamp'>]?: ChatAnswer[Part] | undefined
} & {
  readonly id: string
  readonly role: 'assistant'
  /** The person stopped it, or the connection broke: the text may end in the middle. */
  readonly isCut?: boolean
}
export type ChatMessage = PersonMessage | AssistantMessage

/** An answer that is being made. */
export type PendingAnswer = { readonly step: string; readonly text: string }

export type Conversation = {
  /** Of the stored conversation of a signed-in person. */
  readonly id: string | null
  readonly context: ChatContext
  readonly messages: readonly ChatMessage[]
  readonly pending: PendingAnswer | null
  /** The message that got no answer, for *Retry*. */
  readonly failed: string | null
}

export type Change =
  | { readonly kind: 'sent'; readonly message: PersonMessage }
  | { readonly kind: 'step'; readonly label: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'answered'; readonly message: AssistantMessage }
  | { readonly kind: 'failed'; readonly notice: AssistantMessage | null }
  | { readonly kind: 'stored'; readonly id: string }
  | { readonly kind: 'opened'; readonly conversation: Conversation }

const longestKept = 100

export function changed(conversation: Conversation, change: Change): Conversation {
  const { messages } = conversation
  switch (change.kind) {
    case 'sent':
      return { ...conversation, messages: last([...messages, change.message]), pending: { step: '', text: '' }, failed: null }
    case 'answered':
      return { ...conversation, messages: last([...messages, change.message]), pending: null }
    case 'failed':
      return withFailure(conversation, change.notice)
    case 'stored':
      return { ...conversation, id: change.id }
    case 'opened':
      return change.conversation
    case 'step':
    case 'text':
      return { ...conversation, pending: conversation.pending && withPart(conversation.pending, change) }
  }
}

function withFailure(conversation: Conversation, notice: AssistantMessage | null): Conversation {
  const { messages } = conversation
  const failed = messages.findLast(({ role }) => role === 'user')?.content ?? null
  return { ...conversation, messages: notice ? last([...messages, notice]) : messages, pending: null, failed }
}

function withPart({ step, text }: PendingAnswer, change: Extract<Change, { kind: 'step' | 'text' }>): PendingAnswer {
  return change.kind === 'step' ? { step: change.label, text } : { step, text: text + change.text }
}

const last = (messages: readonly ChatMessage[]): readonly ChatMessage[] => messages.slice(-longestKept)
