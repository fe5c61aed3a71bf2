/** What a search of many jobs (`many-jobs.ts`) may wrongly believe before it chooses its road. */
import type { Likely, Survey } from '#features/jobs/server/survey-queries.ts'

const open = 8_000
const likely = (jobs: number, fresh = 0): Likely => ({ jobs, fresh })
const few = { matches: likely(0), inHead: likely(0), areMany: false }
export const beliefs: Readonly<Record<string, Survey>> = {
  'nothing at all': { ...few, jobs: Infinity },
  'that every word is common': { jobs: open, matches: likely(open / 3), inHead: likely(open / 3), areMany: false },
  'that every word is rare in titles': { ...few, jobs: open, matches: likely(open / 3) },
  'that every word is rare': { ...few, jobs: open },
  'that the newest are enough': { jobs: open, matches: likely(open / 3, 2_500), inHead: likely(open / 3, 2_500), areMany: false },
  'that they are enough where titles are rare': { ...few, jobs: open, matches: likely(open / 3, 2_500) },
}
