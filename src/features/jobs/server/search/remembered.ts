/** Answers again what was asked before, and forgets what was not asked for longest. */
export function remembered<T>(size: number, find: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const known = new Map<string, T>()
  return async (key) => {
    const value = known.get(key) ?? (await find(key))
    known.delete(key)
    known.set(key, value)
    for (const oldest of known.keys()) {
      if (known.size <= size) break
      known.delete(oldest)
    }
    return value
  }
}
