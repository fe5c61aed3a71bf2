import { CallFailed } from '#platform/web/call.ts'
import type { ChatContext } from '../contract.ts'
import { needsSignIn, signInReply } from '../visitor-limits.ts'
import { streamChat, type TextPart } from './chat-stream.ts'
import { type Change, changed, type Conversation, lastQuestion, newConversation, nextId, said } from './conversation.ts'
import { ownedDraft } from './owned-draft.ts'
import { openStoreQueue, type StoreConversation } from './store-queue.ts'

/** The environment of a conversation, which differs between visitors and signed-in people. */
export type ChatWorld = {
  readonly isSignedIn: boolean
  readonly supportEmail: string
  /** Stores the conversation after an exchange; null if nothing is stored. */
  readonly store: StoreConversation | null
  readonly onFailure: (error: unknown) => void
}

export type ChatStore = {
  readonly read: () => Conversation
  readonly subscribe: (listener: () => void) => () => void
  readonly send: (text: string, world: ChatWorld) => Promise<void>
  /** Sends the unanswered question again. */
  readonly retry: (world: ChatWorld) => Promise<void>
  readonly stop: () => void
  readonly open: (conversation: Conversation) => void
  readonly clear: (context: ChatContext) => void
  /** Stops all changes, whatever still arrives. */
  readonly close: () => void
}

/** Outside of React: an answer goes on while the person opens another screen. `owner` is null for a visitor. */
// oxlint-disable-next-line max-lines-per-function -- its functions share the conversation
export function openChatStore(owner: string | null): ChatStore {
  const draft = ownedDraft<Conversation>('assistant', owner)
  let conversation = restored(draft.read()) ?? newConversation('career_advice')
  let running: AbortController | null = null
  let isClosed = false
  const listeners = new Set<() => void>()
  const queue = openStoreQueue((key, place) => change({ kind: 'stored', key, place }))
  function change(next: Change): void {
    if (isClosed) return
    conversation = changed(conversation, next)
    // Not at each part of an answer, which would write the storage many times.
    if (!conversation.pending?.text) draft.keep(conversation)
    for (const listener of listeners) listener()
  }

  async function send(text: string, world: ChatWorld): Promise<void> {
    const message = text.trim()
    if (message === '' || conversation.pending) return
    change({ kind: 'sent', message: { id: nextId(), role: 'user', content: message, timestamp: new Date().toISOString() } })
    if (!world.isSignedIn && needsSignIn(message)) return change({ kind: 'answered', message: said(signInReply) })
    await ask(message, world)
  }

  async function retry(world: ChatWorld): Promise<void> {
    const { failed, pending } = conversation
    if (failed === null || pending) return
    change({ kind: 'retried' })
    await ask(failed, world)
  }

  async function ask(message: string, world: ChatWorld): Promise<void> {
    const { context, id } = conversation
    const controller = (running = new AbortController())
    const listener = {
      onStep: (label: string) => change({ kind: 'step', label }),
      onText: (part: TextPart) => change({ kind: 'text', ...part }),
      onReplace: (text: string) => change({ kind: 'text', text, replaces: true }),
    }
    try {
      const request = { message, context, ...(id === null ? {} : { conversationId: id }) }
      const answer = await streamChat(request, listener, controller.signal)
      if (controller.signal.aborted) return
      change({ kind: 'answered', message: { ...answer, id: nextId(), role: 'assistant' } })
      if (world.store) queue.add(conversation, world.store)
    } catch (error) {
      if (controller.signal.aborted) return
      fail(error, world)
    } finally {
      if (running === controller) running = null
    }
  }

  function fail(error: unknown, { isSignedIn, supportEmail, onFailure }: ChatWorld): void {
    change({ kind: 'failed', notice: isSignedIn ? null : said(noticeOf(error, supportEmail)) })
    if (isSignedIn) onFailure(error)
  }

  function stop(): void {
    if (!running || !conversation.pending) return
    running.abort()
    const { text, source } = conversation.pending
    if (text === '') change({ kind: 'failed', notice: null })
    else change({ kind: 'answered', message: { ...said(text), source, isCut: true } })
  }

  function open(next: Conversation): void {
    stop()
    change({ kind: 'opened', conversation: next })
  }

  function close(): void {
    isClosed = true
    queue.close()
    running?.abort()
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }

  return {
    read: () => conversation,
    subscribe,
    send,
    retry,
    stop,
    open,
    clear: (context) => open(newConversation(context)),
    close,
  }
}

/** A reload has ended an answer that was still being sent. */
function restored(kept: Conversation | null): Conversation | null {
  return kept?.pending ? { ...kept, pending: null, failed: lastQuestion(kept)?.content ?? null } : kept
}

/** A visitor who has reached a limit reads which one; any other failure has the text of the specification. */
function noticeOf(error: unknown, supportEmail: string): string {
  if (error instanceof CallFailed && error.status === 429) return error.sentence
  return `I'm having trouble connecting right now. Please try again in a moment, or email us at ${supportEmail} for assistance.`
}
