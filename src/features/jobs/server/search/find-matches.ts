import type { Pool } from 'pg'
import type { Words } from '../parse-queries.ts'
import { countAll, countedJobs, countMatches } from '../search-count-queries.ts'
import { gather, type Hit, listAll, type Slice } from '../search-queries.ts'
import { areSurelyMany, type Likely, survey } from '../survey-queries.ts'
import type { Facet } from './facets.ts'
import { type Asked, askedBy, startIn } from './levels.ts'
import { gatherAll, levelByLevel } from './roads.ts'
import { anywhereTier } from './tiers.ts'
import { areProbablyMany, countingCost, levelsCost, type Plan, type PlannedLevel, wholeCost } from './plan.ts'

export type Wanted = {
  readonly words: Words
  readonly facets: readonly Facet[]
  readonly titlesFirst: boolean
  readonly slice: Slice
}
/** `total` counts no further than `countedJobs`. */
export type Matches = { readonly hits: readonly Hit[]; readonly total: number }

export async function findMatches(pool: Pool, wanted: Wanted, look: typeof survey = survey): Promise<Matches> {
  const asked = askedBy(wanted)
  const slice = sliceOf(wanted, asked)
  if (asked.all) return findAlong(pool, await planOf(pool, asked, slice, look))
  const total = await countAll(pool, slice)
  return { hits: await listAll(pool, total < countedJobs, slice), total }
}

/** The cheaper road first. It may end early, because what is likely was guessed: then the sure one is left. */
async function findAlong(pool: Pool, plan: Plan): Promise<Matches> {
  const isWholeCheaper = wholeCost(plan) <= levelsCost(plan) + countingCost(plan)
  for (const take of isWholeCheaper ? [gatherAll, levelByLevel] : [levelByLevel, gatherAll]) {
    const found = await take(pool, plan)
    if (found) return { hits: found.hits, total: found.total ?? (await totalOf(pool, plan)) }
  }
  const { hits, found } = await gather(pool, { tsquery: plan.all, titles: plan.titles, atMost: null }, plan.slice)
  return { hits, total: Math.min(found, countedJobs) }
}

async function planOf(pool: Pool, asked: Asked, slice: Slice, look: typeof survey): Promise<Plan> {
  const levels = asked.levels.map((level) => ({ ...level, after: startIn(level, slice.after) }))
  const queries = levels.map(({ tsquery, after }) => ({ tsquery, last: after?.createdAt ?? 'infinity' }))
  const { jobs, likely, areMany } = await look(pool, queries, slice)
  const planned = levels.map((level, i) => ({ ...level, likely: likely[i] ?? none }))
  return { ...asked, levels: togetherWhereFew(planned, asked, slice), jobs, areMany, slice }
}

const none: Likely = { jobs: 0, fresh: 0 }
/** So few that to ask for them once is less than to ask for each level. */
const few = 100

function togetherWhereFew(levels: readonly PlannedLevel[], { titlesTogether }: Asked, slice: Slice): readonly PlannedLevel[] {
  if (!titlesTogether) return levels
  const likely = { jobs: levels.slice(0, -1).reduce((sum, level) => sum + level.likely.jobs, 0), fresh: 0 }
  return likely.jobs > few
    ? levels
    : [{ ...titlesTogether, likely, after: startIn(titlesTogether, slice.after) }, ...levels.slice(-1)]
}

/** Where no title is looked at, all are of the last tier. */
function sliceOf({ slice }: Wanted, { titlesTogether }: Asked): Slice {
  return { ...slice, after: slice.after && { ...slice.after, tier: titlesTogether ? slice.after.tier : anywhereTier } }
}

async function totalOf(pool: Pool, plan: Plan): Promise<number> {
  const { areMany, all, slice } = plan
  const areMore = areMany || (areProbablyMany(plan) && (await areSurelyMany(pool, all, slice)))
  return areMore ? countedJobs : countMatches(pool, all, slice)
}
