const key = 'assistant-message'

/** What is typed and not yet sent, in this tab. */
export const typedMessage = {
  read: (): string => {
    try {
      return sessionStorage.getItem(key) ?? ''
    } catch {
      return ''
    }
  },
  keep: (text: string): void => {
    try {
      sessionStorage.setItem(key, text)
    } catch {
      // Accessing the storage throws where it is disabled.
    }
  },
}
