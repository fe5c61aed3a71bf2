import type { Pool } from 'pg'
import { vi } from 'vitest'
import { type MemorySearch, openMemorySearch } from '#features/job-index/server/memory/memory-search.ts'

const nothing = { all: "'nothing'", titles: null, tiers: [], titleTiers: null }

/** An index in memory that is not loaded, so that the database answers. */
export const noMemory: MemorySearch = {
  begin: () => ({ find: async () => null, prepare: () => {} }),
  mayBeginCompany: () => true,
}

/** Returns an index in memory that has loaded all jobs, like that of another process. */
export async function loadedMemory(pool: Pool): Promise<MemorySearch> {
  const memory = openMemorySearch(pool)
  const page = { order: 'recent', payAtLeast: 0, now: new Date(), offset: 0, limit: 1, after: null } as const
  await vi.waitFor(
    async () => {
      if (!(await memory.begin().find(nothing, page))) throw new Error('not loaded yet')
    },
    { timeout: 20_000 },
  )
  return memory
}
