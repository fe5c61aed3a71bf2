export type RecentCache<T> = {
  readonly get: (key: string) => T | undefined
  readonly set: (key: string, value: T) => void
  readonly delete: (key: string) => void
}

/** An LRU cache: of more than `size` keys, the one that was used longest ago goes. */
export function createRecentCache<T>(size: number): RecentCache<T> {
  const cached = new Map<string, T>()

  function set(key: string, value: T): void {
    cached.delete(key)
    cached.set(key, value)
    for (const oldest of cached.keys()) {
      if (cached.size <= size) break
      cached.delete(oldest)
    }
  }

  function get(key: string): T | undefined {
    const value = cached.get(key)
    if (value !== undefined) set(key, value)
    return value
  }

  return { get, set, delete: (key) => void cached.delete(key) }
}
