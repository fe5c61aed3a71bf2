/** All that this tab keeps of what was typed: on a computer that people share, the next one must not find it. */
export function clearDrafts(): void {
  try {
    sessionStorage.clear()
  } catch {
    // The very name throws where nothing may be kept.
  }
}
