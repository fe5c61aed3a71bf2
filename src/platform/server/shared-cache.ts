import { LRUCache } from 'lru-cache'

export type SharedCache<T extends object> = {
  /** Returns the value that is cached or being made under this key, or else calls `make`. `make` returns null for a value that must not be shared. */
  readonly find: (key: string, make: () => Promise<T | null>) => Promise<T | null>
  readonly forget: () => void
}

/**
 * A cache that makes each missing value once: concurrent requests for a key wait for the first. A value is kept until it expires or `forget` is
 * called.
 */
export function openSharedCache<T extends object>(options: LRUCache.Options<string, T, unknown>): SharedCache<T> {
  // A coarser resolution would set a timer at nearly every lookup, which costs more than the lookup.
  const kept = new LRUCache<string, T>({ ...options, ttlResolution: 0 })
  const making = new Map<string, Promise<T | null>>()
  let generation = 0

  async function makeAndKeep(key: string, make: () => Promise<T | null>): Promise<T | null> {
    const begun = generation
    const made = make()
    making.set(key, made)
    try {
      const result = await made
      // A value that was begun before `forget` is returned to those who waited, but not cached.
      if (result && begun === generation) kept.set(key, result)
      return result
    } finally {
      if (making.get(key) === made) making.delete(key)
    }
  }
  return {
    find: async (key, make) => kept.get(key) ?? making.get(key) ?? makeAndKeep(key, make),
    forget: () => {
      generation += 1
      kept.clear()
      making.clear()
    },
  }
}
