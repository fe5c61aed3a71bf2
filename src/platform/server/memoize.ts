/** Calls the function at most once in `forMs`. Callers at the same time share one result. A failure is not cached. */
export function memoize<T>(work: () => Promise<T>, forMs: number, clock: () => Date): () => Promise<T> {
  let cached: { readonly answer: Promise<T>; readonly until: number } | null = null
  return () => {
    const now = clock().getTime()
    if (cached && now < cached.until) return cached.answer
    const answer = work()
    const mine = { answer, until: now + forMs }
    cached = mine
    answer.catch(() => {
      if (cached === mine) cached = null
    })
    return answer
  }
}
