/** Ways to the same page of a list. Each ends with null when it finds too little within its budget. */
import type { Pool } from 'pg'
import { countedJobs } from '../search-count-queries.ts'
import { gather, type Hit, type Slice, walk } from '../search-queries.ts'
import { cheapestFill, type Fill, type Plan, type PlannedLevel, stepsUntil } from './plan.ts'

type Way = { readonly hits: readonly Hit[]; readonly total?: number }
type Place = Pick<Slice, 'offset' | 'limit'>

/** A guess that was somewhat low shall not end a road, and one that was far too low shall. */
const budgetFor = (likely: number): number => 1_000 + 3 * Math.ceil(likely)

/** Few jobs match: all are taken and sorted, and the total comes along. */
export async function gatherAll(pool: Pool, { all, titles, levels, slice }: Plan): Promise<Way | null> {
  const budget = budgetFor(levels.reduce((sum, { likely }) => sum + likely.jobs, 0))
  const { hits, found } = await gather(pool, { tsquery: all, titles, atMost: budget + 1 }, slice)
  return found <= budget ? { hits, total: Math.min(found, countedJobs) } : null
}

/** All of the levels that are likely too small for the page, and of the next as many as there is room for. */
export async function levelByLevel(pool: Pool, plan: Plan): Promise<Way | null> {
  const hits: Hit[] = []
  let { offset } = plan.slice
  for (const level of plan.levels) {
    if (level.after === undefined) continue
    const place = { offset, limit: plan.slice.limit - hits.length }
    const reach = place.offset + place.limit
    if (level.likely.jobs > reach) {
      const others = await fill(pool, plan, level, place)
      return others && { hits: [...hits, ...others] }
    }
    const whole = await gatherLevel(pool, plan, level, place)
    if (!whole) return null
    hits.push(...whole.hits)
    if (hits.length === plan.slice.limit) return { hits }
    offset = Math.max(0, offset - whole.found)
  }
  return null
}

const ways: Readonly<
  Record<Fill, (pool: Pool, plan: Plan, level: PlannedLevel, place: Place) => Promise<readonly Hit[] | null>>
> = {
  walk: walkLevel,
  fresh: gatherFresh,
  whole: async (pool, plan, level, place) => (await gatherLevel(pool, plan, level, place))?.hits ?? null,
}

async function fill(pool: Pool, plan: Plan, level: PlannedLevel, place: Place): Promise<readonly Hit[] | null> {
  const cheapest = cheapestFill(plan, level, place.offset + place.limit)
  const hits = await ways[cheapest.fill](pool, plan, level, place)
  return hits?.length === place.limit ? hits : null
}

/** Many match: the first of the order are read one after the other from a small index, and most of a page is soon found. */
function walkLevel(pool: Pool, plan: Plan, level: PlannedLevel, place: Place): Promise<Hit[]> {
  const budget = budgetFor(stepsUntil(place.offset + place.limit, level, plan))
  return walk(pool, { ...level, budget }, sliceOf(plan, level, place))
}

/** All among the newest jobs: where they fill the page, the others come behind it. */
async function gatherFresh(pool: Pool, plan: Plan, level: PlannedLevel, place: Place): Promise<readonly Hit[] | null> {
  const budget = budgetFor(level.likely.fresh)
  const wanted = { tsquery: level.tsquery, titles: plan.titles, atMost: budget + 1, isFresh: true }
  const { hits, found } = await gather(pool, wanted, sliceOf(plan, level, place))
  return found <= budget ? hits : null
}

async function gatherLevel(pool: Pool, plan: Plan, level: PlannedLevel, place: Place) {
  const budget = budgetFor(level.likely.jobs)
  const wanted = { tsquery: level.tsquery, titles: plan.titles, atMost: budget + 1 }
  const gathered = await gather(pool, wanted, sliceOf(plan, level, place))
  return gathered.found <= budget ? gathered : null
}

function sliceOf({ slice }: Plan, { after }: PlannedLevel, place: Place): Slice {
  return { ...slice, ...place, after: after ?? null }
}
