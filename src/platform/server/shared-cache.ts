import { LRUCache } from 'lru-cache'

export type SharedCache<T extends object> = {
  /** What is kept or being made under this key, or what `make` makes. Null when that is nobody else's. */
  readonly find: (key: string, make: () => Promise<T | null>) => Promise<T | null>
  readonly forget: () => void
}

/** Of many who ask at once for what is not there, only the first has it made. It is kept until its time is over or something changes. */
export function openSharedCache<T extends object>(options: LRUCache.Options<string, T, unknown>): SharedCache<T> {
  // With a resolution it would set a timer at nearly every lookup, which costs more than the lookup.
  const kept = new LRUCache<string, T>({ ...options, ttlResolution: 0 })
  const making = new Map<string, Promise<T | null>>()
  let generation = 0

  async function makeAndKeep(key: string, make: () => Promise<T | null>): Promise<T | null> {
    const begun = generation
    const made = make()
    making.set(key, made)
    try {
      const result = await made
      // What a change has overtaken is for those who asked before it.
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
