import type { Pool } from 'pg'

/** Fewer than the connections of the search pool, so that searches without results do not slow down the others. */
const mostAtOnce = 2

/** Runs optional work. Returns null without running it if too much optional work is already running. */
export type Optional = <T>(work: () => Promise<T>) => Promise<T | null>

/** The limit belongs to the pool, so that the site and the assistant together do not take all of its connections. */
const ofPools = new WeakMap<Pool, Optional>()

export function fewAtOnce(pool: Pool): Optional {
  const limit = ofPools.get(pool) ?? openLimit()
  ofPools.set(pool, limit)
  return limit
}

function openLimit(): Optional {
  let running = 0
  return async (work) => {
    if (running >= mostAtOnce) return null
    running += 1
    try {
      return await work()
    } finally {
      running -= 1
    }
  }
}
