import type { Conversation, StoredPlace } from './conversation.ts'

export type StoreConversation = (conversation: Conversation) => Promise<StoredPlace>

/** Stores exchange after exchange: the second of two quick ones needs the id that the first gets. */
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
      // The specification: the person sees nothing of it. They have lost nothing, because the conversation is still on the screen.
    }
  }

  return {
    add: (conversation: Conversation, store: StoreConversation): void => {
      last = last.then(() => storeNext(conversation, store))
    },
    /** What still waits belongs to a person who is signed in no more. */
    close: (): void => {
      isClosed = true
    },
  }
}
