import type { AppContext } from '#platform/server/app-context.ts'
import { memoize } from '#platform/server/memoize.ts'
import { findVersion } from './queries.ts'

/** A change by any process is visible after at most this time. */
const keptMs = 500

/** Part of the key of everything that is made from articles and kept. While the database does not answer, the last one that was read. */
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
