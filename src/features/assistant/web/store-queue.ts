import type { Conversation, StoredPlace } from './conversation.ts'

export type StoreConversation = (conversation: Conversation) => Promise<StoredPlace>

/** Stores one exchange after the other, because the second of two quick exchanges needs the id that the first one gets. */
export function openStoreQueue(onStored: (key: string, place: StoredPlace) => void) {
  let last: Promise<void> = Promise.resolve()
  let isClosed = false
  const places = new Map<string, StoredPlace>()

  async function storeNext(conversation: Conversation, store: StoreConversation): Promise<void> {
    const { key } = conversation
    try {
      if (isClosed) return
      const place = await store({ ...conversation, ...places.get(key) })
      places.set(key, place)
      onStored(key, place)
    } catch {
      // As specified, a failure is not shown: nothing is lost, because the conversation is still on the screen.
    }
  }

  return {
    add: (conversation: Conversation, store: StoreConversation): void => {
      last = last.then(() => storeNext(conversation, store))
    },
    /** Discards what is still queued: its owner is no longer signed in. */
    close: (): void => {
      isClosed = true
    },
  }
}
