import { CallFailed } from '#platform/web/call.ts'
import type { ChatContext } from '../contract.ts'
import { welcomeMessages } from '../texts.ts'
import { needsSignIn, signInReply } from '../visitor-limits.ts'
import { type ChatRequest, streamChat } from './chat-stream.ts'
import { type AssistantMessage, type Change, changed, type Conversation } from './conversation.ts'
import { conversationDraft } from './conversation-draft.ts'

/** What happens around a conversation, and differs between visitors and people who are signed in. */
export type ChatWorld = {
  readonly isSignedIn: boolean
  readonly supportEmail: string
  /** Stores the conversation after an exchange; null where nothing is stored. */
  readonly store: ((conversation: Conversation) => Promise<string | null>) | null
  readonly onFailure: (error: unknown) => void
}

export type ChatStore = {
  readonly read: () => Conversation
  readonly subscribe: (listener: () => void) => () => void
  readonly send: (text: string, world: ChatWorld) => Promise<void>
  readonly stop: () => void
  readonly open: (conversation: Conversation) => void
  readonly clear: (context: ChatContext) => void
}

const emptyConversation = (context: ChatContext): Conversation => ({
  id: null,
  context,
  messages: [said(welcomeMessages[context])],
  pending: null,
  failed: null,
})

/** `crypto.randomUUID` is missing on pages without TLS. */
const nextId = (): string => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`

/** A message of the assistant that no server has made. */
const said = (content: string): AssistantMessage => ({
  id: nextId(),
  role: 'assistant',
  content,
  timestamp: new Date().toISOString(),
  source: 'template_based',
})

/** Outside of React: an answer goes on while the person opens another screen. */
// oxlint-disable-next-line max-lines-per-function -- its functions share the conversation
export function openChatStore(): ChatStore {
  let conversation = conversationDraft.read() ?? emptyConversation('career_advice')
  let running: AbortController | null = null
  const listeners = new Set<() => void>()
  function change(next: Change): void {
    conversation = changed(conversation, next)
    conversationDraft.keep(conversation)
    for (const listener of listeners) listener()
  }

  async function send(text: string, world: ChatWorld): Promise<void> {
    const message = text.trim()
    if (message === '' || conversation.pending) return
    change({ kind: 'sent', message: { id: nextId(), role: 'user', content: message, timestamp: new Date().toISOString() } })
    if (!world.isSignedIn && needsSignIn(message)) return change({ kind: 'answered', message: said(signInReply) })
    const { context, id } = conversation
    await ask({ message, context, ...(id === null ? {} : { conversationId: id }) }, world)
  }

  async function ask(request: ChatRequest, world: ChatWorld): Promise<void> {
    const controller = (running = new AbortController())
    const listener = {
      onStep: (label: string) => change({ kind: 'step', label }),
      onText: (text: string) => change({ kind: 'text', text }),
    }
    try {
      const answer = await streamChat(request, listener, controller.signal)
      change({ kind: 'answered', message: { ...answer, id: nextId(), role: 'assistant' } })
      void storeIn(world)
    } catch (error) {
      if (controller.signal.aborted) return
      fail(error, world)
    } finally {
      if (running === controller) running = null
    }
  }

  /** A conversation that could not be stored is still on the screen: the person has lost nothing. */
  async function storeIn({ store }: ChatWorld): Promise<void> {
    try {
      const id = await store?.(conversation)
      if (id) change({ kind: 'stored', id })
    } catch {
      // The specification: the person sees nothing of it.
    }
  }

  function fail(error: unknown, { isSignedIn, supportEmail, onFailure }: ChatWorld): void {
    change({ kind: 'failed', notice: isSignedIn ? null : said(noticeOf(error, supportEmail)) })
    if (isSignedIn) onFailure(error)
  }

  function stop(): void {
    if (!running || !conversation.pending) return
    running.abort()
    const { text } = conversation.pending
    if (text === '') change({ kind: 'failed', notice: null })
    else change({ kind: 'answered', message: { ...said(text), isCut: true } })
  }

  return {
    read: () => conversation,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    send,
    stop,
    open: (next) => {
      stop()
      change({ kind: 'opened', conversation: next })
    },
    clear: (context) => {
      stop()
      change({ kind: 'opened', conversation: emptyConversation(context) })
    },
  }
}

/** A visitor who has reached a limit reads which one; any other failure has the text of the specification. */
function noticeOf(error: unknown, supportEmail: string): string {
  if (error instanceof CallFailed && error.status === 429) return error.sentence
  return `I'm having trouble connecting right now. Please try again in a moment, or email us at ${supportEmail} for assistance.`
}
