import type { Db, Tx } from '#platform/server/db.ts'
import { renewal } from '#platform/server/renewal.ts'
import { addMissingSearchRows, renewSearchRows } from './renewal-queries.ts'
import { rebuildSearchTerms } from './spelling-queries.ts'

/** What a search finds, and then the words that its typing errors are compared with. */
export const renewSearch = renewal({
  name: 'renewSearch',
  renewBatch: async (tx: Tx, after: string) => {
    const next = await renewSearchRows(tx, after)
    if (next !== null) return next
    return (await addMissingSearchRows(tx)) > 0 ? after : null
  },
  finish: (db: Db) => rebuildSearchTerms(db),
})
