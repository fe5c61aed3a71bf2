/** Deletes everything typed that this tab has stored: on a shared computer the next person must not find it. */
export function clearDrafts(): void {
  try {
    sessionStorage.clear()
  } catch {
    // Accessing the storage throws where it is disabled.
  }
}
