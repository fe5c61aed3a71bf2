import type { Pool } from 'pg'
import { countAll, countedJobs, countMatches } from '../search-count-queries.ts'
import { gather, type Hit, listAll, type Slice } from '../search-queries.ts'
import { survey } from '../survey-queries.ts'
import { allOf, type Facet, facetsQuery } from './facets.ts'
import type { Asked, Plan } from './plan.ts'
import { roads } from './roads.ts'
import { inTitle } from './words.ts'

export type Wanted = {
  readonly words: string
  readonly facets: readonly Facet[]
  readonly titlesFirst: boolean
  readonly slice: Slice
}
/** `total` counts no further than `countedJobs`. */
export type Matches = { readonly hits: readonly Hit[]; readonly total: number }

export async function findMatches(pool: Pool, wanted: Wanted, look: typeof survey = survey): Promise<Matches> {
  const asked = askedBy(wanted)
  const slice = sliceOf(wanted, asked)
  if (asked.all) {
    const surveyed = await look(pool, asked, slice)
    return takeRoads(pool, { ...asked, ...surveyed, slice, reach: slice.offset + slice.limit })
  }
  const total = await countAll(pool, slice)
  return { hits: await listAll(pool, total < countedJobs, slice), total }
}

/** The cheapest road first: one that finds too little within its budget leaves the search to the next. */
async function takeRoads(pool: Pool, plan: Plan): Promise<Matches> {
  const passable = roads.map((road) => ({ ...road, costs: road.cost(plan) })).filter((road) => road.costs < Infinity)
  for (const { take } of passable.toSorted((a, b) => a.costs - b.costs)) {
    const found = await take(pool, plan)
    if (found) return { hits: found.hits, total: found.total ?? (await totalOf(pool, plan)) }
  }
  const { hits, found } = await gather(pool, { tsquery: plan.all, title: plan.title, atMost: null }, plan.slice)
  return { hits, total: Math.min(found, countedJobs) }
}

function askedBy({ words, facets: wanted, titlesFirst }: Wanted): Asked {
  const facets = facetsQuery(wanted)
  const title = titlesFirst ? inTitle(words) : ''
  return { words, facets, title, all: allOf(words, facets), head: words && !title ? '' : allOf(title, facets) }
}

/** Where no title is looked at, none comes first. */
function sliceOf({ slice }: Wanted, { title }: Asked): Slice {
  return { ...slice, after: slice.after && { ...slice.after, inTitle: slice.after.inTitle && title !== '' } }
}

async function totalOf(pool: Pool, { areMany, all, slice }: Plan): Promise<number> {
  return areMany ? countedJobs : countMatches(pool, all, slice)
}
