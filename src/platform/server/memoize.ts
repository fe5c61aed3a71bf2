/** Calls the function at most once in `forMs`. Callers at the same time share one result. A failure is not cached. */
export function memoize<T>(work: () => Promise<T>, forMs: number, clock: () => Date): () => Promise<T> {
  let kept: { readonly answer: Promise<T>; readonly until: number } | null = null
  return () => {
    const now = clock().getTime()
    if (kept && now < kept.until) return kept.answer
    const answer = work()
    const mine = { answer, until: now + forMs }
    kept = mine
    answer.catch(() => {
      if (kept === mine) kept = null
    })
    return answer
  }
}
