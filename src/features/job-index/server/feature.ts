import type { Db, Tx } from '#platform/server/db.ts'
import type { Feature } from '#platform/server/feature.ts'
import { renewal } from '#platform/server/renewal.ts'
import { renewAnswers, renewAnswersNightly } from './renew-answers.ts'
import { addMissingSearchRows, renewSearchRows } from './renewal-queries.ts'
import { clearSearchChangesNightly, rebuildSearchTermsNightly, sweepSearchIndex } from './search-maintenance.ts'
import { rebuildSearchTerms } from './spelling-queries.ts'

/** Renews the rows of the index, and then the dictionary for spelling corrections. */
const renewSearch = renewal({
  name: 'renewSearch',
  renewBatch: async (tx: Tx, after: string) => {
    const next = await renewSearchRows(tx, after)
    if (next !== null) return next
    return (await addMissingSearchRows(tx)) > 0 ? after : null
  },
  finish: (db: Db) => rebuildSearchTerms(db),
})

export const jobIndexFeature: Feature = {
  name: 'job-index',
  about: 'The index of the open jobs: how it follows them, and how a page of matches is found in it.',
  standsOn: ['employers', 'jobs', 'job-suggestions', 'search-places', 'search-words'],
  calls: [],
  reactions: [...renewSearch, renewAnswers],
  schedule: [sweepSearchIndex, clearSearchChangesNightly, rebuildSearchTermsNightly, renewAnswersNightly],
  notPersonalData: {
    'job_search.job_id': 'The search index: words of the job, written by a trigger.',
    'job_search_changes.job_id': 'Which rows of the search index have changed today.',
  },
}
