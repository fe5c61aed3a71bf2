import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { signedIn } from '#features/auth/web/signed-in.ts'
import { site } from '#features/site/web/site.ts'
import { toast } from '#platform/web/ui/toast.ts'
import type { ChatContext } from '../contract.ts'
import { openStored, storeConversation } from './store-conversation.ts'
import { type ChatStore, type ChatWorld, openChatStore } from './chat-store.ts'
import type { Conversation } from './conversation.ts'

export type ChatBeginning = {
  /** What a new conversation is about. */
  readonly context: ChatContext
  /** A stored conversation to go on with. */
  readonly storedId: string | null
}

let only: ChatStore | null = null

type Chat = {
  readonly conversation: Conversation
  readonly isSignedIn: boolean
  readonly send: (text: string) => void
  readonly stop: () => void
  readonly clear: (context: ChatContext) => void
}

/** The one conversation of this tab. */
export function useChat(beginning: ChatBeginning): Chat {
  const store = (only ??= openChatStore())
  const conversation = useSyncExternalStore(store.subscribe, store.read)
  const { data: user = null } = useQuery({ ...signedIn, enabled: false })
  const { data: address } = useQuery({ ...site, enabled: false })
  const isSignedIn = user !== null
  const supportEmail = address?.supportEmail ?? ''
  const world = useMemo<ChatWorld>(
    () => ({ isSignedIn, supportEmail, store: isSignedIn ? storeConversation : null, onFailure: tellFailure }),
    [isSignedIn, supportEmail],
  )
  useBeginning(beginning, store)
  return { conversation, isSignedIn, send: (text) => void store.send(text, world), stop: store.stop, clear: store.clear }
}

const tellFailure = (): void => toast({ title: 'Error', text: 'Failed to send message. Please try again.', isAlert: true })

/** A conversation that has begun goes on; only a new one begins with what the link is about. */
function useBeginning({ context, storedId }: ChatBeginning, store: ChatStore): void {
  useEffect(() => {
    const { id, messages } = store.read()
    if (storedId !== null && storedId !== id) void openStored(storedId).then(store.open, tellNotOpened)
    else if (storedId === null && messages.length <= 1) store.clear(context)
  }, [context, storedId, store])
}

const tellNotOpened = (): void =>
  toast({ title: 'Could Not Open the Conversation', text: 'It may have been deleted. Please try again.', isAlert: true })
