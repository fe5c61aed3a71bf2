/** A text in `localStorage` that the server has, too, says so. */
const isStored = (text: string | null): boolean => /"isStored":true/.test(text ?? '')

/**
 * Deletes everything typed that this tab has stored, and the copies of what the server has: on a shared computer the next person must not find it.
 * Text that exists only in this browser stays for the person who typed it.
 */
export function clearDrafts(): void {
  try {
    sessionStorage.clear()
    for (const key of Object.keys(localStorage)) if (isStored(localStorage.getItem(key))) localStorage.removeItem(key)
  } catch {
    // Accessing the storage throws where it is disabled.
  }
}
