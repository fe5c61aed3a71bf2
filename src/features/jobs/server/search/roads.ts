import type { Pool } from 'pg'
import { countedJobs } from '../search-count-queries.ts'
import { gather, type Hit, type Slice, walk } from '../search-queries.ts'
import type { Likely } from '../survey-queries.ts'
import { allOf } from './facets.ts'
import {
  areTitlesOver,
  costs,
  countingCost,
  freshCost,
  isByTitle,
  lessThan,
  type Plan,
  stepsAmongTitles,
  stepsUntil,
  walkCost,
} from './plan.ts'

export type Road = {
  readonly cost: (plan: Plan) => number
  /** Null when it finds too little within its budget. Without a total, somebody else has to count. */
  readonly take: (pool: Pool, plan: Plan) => Promise<{ readonly hits: readonly Hit[]; readonly total?: number } | null>
}

/** A guess that was somewhat low shall not end a road, and one that was far too low shall. */
const budgetFor = (likely: number): number => 1_000 + 3 * Math.ceil(likely)

/** Each finds the same; what it costs is guessed in microseconds. */
export const roads: readonly Road[] = [
  { cost: (plan) => costs.step * stepsAmongTitles(plan) + countingCost(plan), take: walkTitles },
  { cost: (plan) => freshTitlesCost(plan) + countingCost(plan), take: gatherFreshTitles },
  { cost: ({ matches }) => costs.fetch * matches.jobs, take: gatherAll },
  { cost: (plan) => titlesThenOthersCost(plan) + countingCost(plan), take: titlesThenOthers },
]

/** Many titles match: the first of the order are read one after the other from a small index, and most of a page is soon found. */
async function walkTitles(pool: Pool, plan: Plan) {
  const { title, head, slice } = plan
  const budget = budgetFor(stepsAmongTitles(plan))
  const hits = await walk(pool, { column: 'head', tsquery: head, budget, inTitle: title !== '' }, slice)
  return hits.length === slice.limit ? { hits } : null
}

const freshTitlesCost = (plan: Plan): number => (isByTitle(plan) ? freshCost(plan, plan.inHead, plan.reach) : Infinity)

async function gatherFreshTitles(pool: Pool, { head, title, inHead, slice }: Plan) {
  const hits = await gatherFresh(pool, head, inHead, slice)
  return hits && { hits: hits.map((hit) => ({ ...hit, inTitle: title !== '' })) }
}

/** All matches among the newest jobs: where they fill the page, the others come behind it. */
async function gatherFresh(pool: Pool, tsquery: string, { fresh }: Likely, slice: Slice) {
  const after = slice.after && { ...slice.after, inTitle: false }
  const budget = budgetFor(fresh)
  const { hits, found } = await gather(pool, { tsquery, title: '', atMost: budget + 1, isFresh: true }, { ...slice, after })
  return found <= budget && hits.length === slice.limit ? hits : null
}

/** Few jobs match: all are taken and sorted, and the total comes along. */
async function gatherAll(pool: Pool, { all, title, matches, slice }: Plan) {
  const budget = budgetFor(matches.jobs)
  const { hits, found } = await gather(pool, { tsquery: all, title, atMost: budget + 1 }, slice)
  return found <= budget ? { hits, total: Math.min(found, countedJobs) } : null
}

function titlesThenOthersCost(plan: Plan): number {
  const { words, title, inHead, matches, reach } = plan
  const titles = title && !areTitlesOver(plan) ? inHead : { jobs: 0, fresh: 0 }
  if (!words) return Infinity
  const others = lessThan(matches, titles)
  const room = Math.max(0, reach - titles.jobs)
  const othersCost = Math.min(freshCost(plan, others, room), walkCost(plan, others, room))
  return costs.statement + costs.fetch * titles.jobs + (room > 0 ? othersCost : 0)
}

/** The words stand in few titles, but in many descriptions: all of the first, then as many of the others as the page has room for. */
async function titlesThenOthers(pool: Pool, plan: Plan) {
  const { title, matches, inHead, slice } = plan
  const first = title && !areTitlesOver(plan) ? await gatherTitles(pool, plan) : { hits: [], found: 0 }
  if (!first) return null
  const room = slice.limit - first.hits.length
  if (room === 0) return { hits: first.hits }
  const after = slice.after?.inTitle ? null : slice.after
  const rest = { ...slice, offset: Math.max(0, slice.offset - first.found), limit: room, after }
  const others = await findOthers(pool, plan, lessThan(matches, { jobs: first.found, fresh: title ? inHead.fresh : 0 }), rest)
  return others && { hits: [...first.hits, ...others] }
}

/** Those without the words in the title, from the newest jobs or on a walk. */
async function findOthers(pool: Pool, plan: Plan, likely: Likely, slice: Slice) {
  const { words, facets, title } = plan
  const tsquery = allOf(words, facets, title && `!(${title})`)
  const reach = slice.offset + slice.limit
  const steps = stepsUntil(reach, likely, plan.jobs)
  const isFreshCheaper = freshCost(plan, likely, reach) < walkCost(plan, likely, reach)
  const newest = isFreshCheaper ? await gatherFresh(pool, tsquery, likely, slice) : null
  if (newest || steps === Infinity) return newest
  const hits = await walk(pool, { column: 'tsv', tsquery, budget: budgetFor(steps), inTitle: false }, slice)
  return hits.length === slice.limit ? hits : null
}

async function gatherTitles(pool: Pool, { head, inHead, slice }: Plan) {
  const after = slice.after && { ...slice.after, inTitle: false }
  const budget = budgetFor(inHead.jobs)
  const { hits, found } = await gather(pool, { tsquery: head, title: '', atMost: budget + 1 }, { ...slice, after })
  return found <= budget ? { hits: hits.map((hit) => ({ ...hit, inTitle: true })), found } : null
}
