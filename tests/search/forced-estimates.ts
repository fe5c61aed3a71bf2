/** Wrong estimates for searches of many jobs (`many-jobs.ts`). They may select any strategy, but the results must not change. */
import type { ForcedEstimates } from '#features/job-index/server/find-matches.ts'
import type { Estimate } from '#features/job-index/server/estimate-queries.ts'

const open = 8_000
const none: Estimate = { jobs: 0, recent: 0 }
const many: Estimate = { jobs: open / 3, recent: 0 }
/** Of a tier that was not sampled. */
const unknown: Estimate = { jobs: Infinity, recent: 0 }
const manyRecent: Estimate = { jobs: open / 3, recent: open / 4 }

/** Returns the estimate `inTitle` for each title tier and `elsewhere` for the last tier. */
function estimating(indexed: number, inTitle: Estimate, elsewhere: Estimate): ForcedEstimates {
  return ({ tiers }) => ({
    indexed,
    tiers: tiers.map((_, i) => (i === tiers.length - 1 ? elsewhere : inTitle)),
    isSurelyOverCap: false,
  })
}

export const forcedEstimates: Readonly<Record<string, ForcedEstimates>> = {
  'no match in an index of unknown size': estimating(Infinity, none, none),
  'that every word is common': estimating(open, many, many),
  'that every word is rare in titles': estimating(open, none, many),
  'that every word is rare': estimating(open, none, none),
  'that every word is rare in titles, and nothing of the rest': estimating(open, none, unknown),
  'unknown for every tier': estimating(open, unknown, unknown),
  'that the recent jobs are enough': estimating(open, manyRecent, manyRecent),
  'that they are enough where titles are rare': estimating(open, none, manyRecent),
}
