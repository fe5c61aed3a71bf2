import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import { signedIn } from '#features/auth/web/signed-in.ts'
import { site } from '#features/site/web/site.ts'
import { toast } from '#platform/web/ui/toast.ts'
import type { ChatContext } from '../contract.ts'
import { openStored, storeConversation } from './store-conversation.ts'
import { type ChatStore, type ChatWorld, openChatStore } from './chat-store.ts'
import { type Conversation, lastQuestion } from './conversation.ts'

export type ChatBeginning = {
  /** The context of a new conversation. */
  readonly context: ChatContext
  /** The id of a stored conversation to continue. */
  readonly storedId: string | null
}

let only: { readonly owner: string | null; readonly store: ChatStore } | null = null

/** The conversation of this owner. Nobody sees the conversation of the previous person, or answers that still arrive for it. */
function storeOf(owner: string | null): ChatStore {
  if (only?.owner === owner) return only.store
  only?.store.close()
  only = { owner, store: openChatStore(owner) }
  return only.store
}

/** Closes a deleted conversation, because its next answer would store it again. Without an id, all were deleted. */
export function closeDeleted(id?: string): void {
  if (!only) return
  const { id: openId, context } = only.store.read()
  if (openId !== null && (id === undefined || id === openId)) only.store.clear(context)
}

export type Chat = {
  readonly conversation: Conversation
  /** Null for a visitor. */
  readonly userId: string | null
  readonly send: (text: string) => void
  readonly retry: () => void
  readonly stop: () => void
  readonly clear: () => void
}

/** The conversation of this tab. */
export function useChat(beginning: ChatBeginning): Chat {
  const { data: user = null } = useQuery({ ...signedIn, enabled: false })
  const { data: address } = useQuery({ ...site, enabled: false })
  const userId = user?.id ?? null
  const isSignedIn = userId !== null
  const supportEmail = address?.supportEmail ?? ''
  const store = storeOf(userId)
  const conversation = useSyncExternalStore(store.subscribe, store.read)
  const world = useMemo<ChatWorld>(
    () => ({
      isSignedIn,
      supportEmail,
      store: userId === null ? null : (said) => storeConversation(said, userId),
      onFailure: tellFailure,
    }),
    [isSignedIn, supportEmail, userId],
  )
  const forgetAddress = useForgetAddress()
  useBeginning(beginning, store, forgetAddress)
  return {
    conversation,
    userId,
    send: (text) => void store.send(text, world),
    retry: () => void store.retry(world),
    stop: store.stop,
    clear: () => {
      store.clear(conversation.context)
      forgetAddress()
    },
  }
}

const tellFailure = (): void => toast({ title: 'Error', text: 'Failed to send message. Please try again.', isAlert: true })

/**
 * Removes the id from the URL: otherwise a reload would open the stored conversation in place of a newer one, and its link could not be followed
 * again.
 */
function useForgetAddress(): () => void {
  const navigate = useNavigate()
  return useCallback(() => {
    const params = new URLSearchParams(location.search)
    if (!params.has('conversation')) return
    params.delete('conversation')
    void navigate({ search: params.toString() }, { replace: true, preventScrollReset: true })
  }, [navigate])
}

/** A conversation that has begun continues; only a new one starts with the context of the link. */
function useBeginning({ context, storedId }: ChatBeginning, store: ChatStore, onOpened: () => void): void {
  useEffect(() => {
    if (storedId !== null) return openLater(storedId, store, onOpened)
    const { id, messages } = store.read()
    if (id === null && messages.length <= 1) store.clear(context)
    return undefined
  }, [context, storedId, store, onOpened])
}

/** Opens a stored conversation, unless the person asks something meanwhile. Returns a function that cancels it. */
function openLater(storedId: string, store: ChatStore, onOpened: () => void): () => void {
  let isCancelled = false
  const before = store.read()
  const isUntouched = (): boolean => store.read().key === before.key && lastQuestion(store.read()) === lastQuestion(before)
  async function open(): Promise<void> {
    try {
      const stored = before.id === storedId ? before : await openStored(storedId)
      if (!isCancelled && stored !== before && isUntouched()) store.open(stored)
    } catch {
      if (!isCancelled) toast(notOpened)
    }
    if (!isCancelled) onOpened()
  }
  void open()
  return () => {
    isCancelled = true
  }
}

const notOpened = {
  title: 'Could Not Open the Conversation',
  text: 'It may have been deleted. Please try again.',
  isAlert: true,
}
