/** What a search of many jobs (`many-jobs.ts`) may wrongly believe before it chooses its road. */
import type { Likely, survey } from '#features/jobs/server/survey-queries.ts'

const open = 8_000
const none: Likely = { jobs: 0, fresh: 0 }
const many: Likely = { jobs: open / 3, fresh: 0 }
const manyNew: Likely = { jobs: open / 3, fresh: open / 4 }

/** Of the words in titles, of those in other names, and of the rest; without titles, of all. */
function believing(jobs: number, titles: Likely, others: Likely): typeof survey {
  return async (_pool, asked) => ({
    jobs,
    likely: asked.map((_, i) => (i === asked.length - 1 ? others : titles)),
    areMany: false,
  })
}

export const beliefs: Readonly<Record<string, typeof survey>> = {
  'nothing at all': believing(Infinity, none, none),
  'that every word is common': believing(open, many, many),
  'that every word is rare in titles': believing(open, none, many),
  'that every word is rare': believing(open, none, none),
  'that the newest are enough': believing(open, manyNew, manyNew),
  'that they are enough where titles are rare': believing(open, none, manyNew),
}
