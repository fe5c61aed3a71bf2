import type { Conversation } from './conversation.ts'

const key = 'assistant'

/** Keeps the conversation of this tab across reloads and signing in. Logging out clears the storage of the tab. */
export const conversationDraft = {
  read: (): Conversation | null =>
    quietly(() => {
      const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Conversation | null // written below
      return kept && Array.isArray(kept.messages) ? { ...kept, pending: null } : null
    }),
  keep: (conversation: Conversation): void => {
    // While an answer is coming, the storage would be written for each of its parts.
    if (!conversation.pending?.text) quietly(() => sessionStorage.setItem(key, JSON.stringify(conversation)))
  },
}

function quietly<T>(work: () => T): T | null {
  try {
    return work()
  } catch {
    // Accessing the storage throws where it is disabled.
    return null
  }
}
