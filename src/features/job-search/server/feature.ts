import type { Feature } from '#platform/server/feature.ts'
import { jobSearch } from '../contract.ts'
import { renewAnswers, renewAnswersNightly } from './renew-answers.ts'
import { renewal } from '#platform/server/renewal.ts'
import type { Db, Tx } from '#platform/server/db.ts'
import { addMissingSearchRows, renewSearchRows } from './renewal-queries.ts'
import { rebuildSearchTerms } from './spelling-queries.ts'
import { jobSearchRoutes } from './routes.ts'
import { clearSearchChangesNightly, rebuildSearchTermsNightly, sweepSearchIndex } from './search-maintenance.ts'

/** What a search finds, and then the words that its typing errors are compared with. */
const renewSearch = renewal({
  name: 'renewSearch',
  renewBatch: async (tx: Tx, after: string) => {
    const next = await renewSearchRows(tx, after)
    if (next !== null) return next
    return (await addMissingSearchRows(tx)) > 0 ? after : null
  },
  finish: (db: Db) => rebuildSearchTerms(db),
})

export const jobSearchFeature: Feature = {
  name: 'job-search',
  about: 'The search for jobs: its index, list, feed and similar jobs.',
  standsOn: ['site', 'employers', 'jobs', 'job-boosts', 'job-suggestions'],
  calls: [{ contract: jobSearch, routes: jobSearchRoutes }],
  reactions: [...renewSearch, renewAnswers],
  schedule: [sweepSearchIndex, clearSearchChangesNightly, rebuildSearchTermsNightly, renewAnswersNightly],
  notPersonalData: {
    'job_search.job_id': 'The search index: words of the job, written by a trigger.',
    'job_search_changes.job_id': 'Which rows of the search index have changed today.',
  },
}
