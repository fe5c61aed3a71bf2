import type { AppContext } from '#platform/server/app-context.ts'
import { memoize } from '#platform/server/memoize.ts'
import { findVersion } from './queries.ts'

/** A change by any process is visible after this time at the latest. */
const keptMs = 500

/**
 * The version is part of the cache key of everything that is made from articles. While the database does not answer, the last known version is used.
 */
export function openArticleVersion({ db, clock }: Pick<AppContext, 'db' | 'clock'>): () => Promise<string> {
  let last = ''
  const read = memoize(
    async () => {
      last = await findVersion(db)
      return last
    },
    keptMs,
    clock,
  )
  return () => read().catch(() => last)
}
