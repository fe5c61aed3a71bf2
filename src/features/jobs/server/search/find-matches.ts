import type { Pool } from 'pg'
import { countAll, countedJobs, countMatches, countWalked } from '../search-count-queries.ts'
import { gather, type Hit, listAll, type Slice, walk } from '../search-queries.ts'
import { allOf, type Facet, facetsQuery, shareOfFacets } from './facets.ts'
import type { Statistics } from './statistics.ts'
import { inTitle, shareOfWords, shareOfWordsAtMost } from './words.ts'

export type Wanted = {
  readonly words: string
  readonly facets: readonly Facet[]
  readonly titlesFirst: boolean
  readonly slice: Slice
}
/** `total` counts no further than `countedJobs`. */
export type Matches = { readonly hits: readonly Hit[]; readonly total: number }

/** A search, what its parts are likely to match, and how many rows each road may cost. */
type Plan = {
  readonly words: string
  readonly facets: string
  readonly title: string
  readonly all: string
  readonly slice: Slice
  readonly likely: number
  readonly titlesAtMost: number
  readonly reach: number
  readonly jobs: number
  readonly walkBudget: number
  readonly gatherBudget: number
}

type Road = (pool: Pool, plan: Plan) => Promise<{ readonly hits: readonly Hit[]; readonly total?: number } | null>

/** From here on a single word is more common than is counted: its share is measured. That of several is guessed, and words may avoid each other. */
const surelyMany = 2 * countedJobs

/** The roads from cheap to sure: one that finds too little within its budget leaves the search to the next. The answer is the same. */
const roads: readonly Road[] = [walkFacets, gatherFew, titlesThenOthers]

export async function findMatches(pool: Pool, statistics: Statistics, wanted: Wanted): Promise<Matches> {
  const plan = planOf(statistics, wanted)
  if (!plan.all) {
    const areFew = plan.likely <= plan.gatherBudget
    return { hits: await listAll(pool, areFew, plan.slice), total: await countAll(pool, plan.slice) }
  }
  for (const road of roads) {
    const found = await road(pool, plan)
    if (found) return { hits: found.hits, total: found.total ?? (await totalOf(pool, plan)) }
  }
  const { hits, found } = await gather(pool, { tsquery: plan.all, title: plan.title, atMost: null }, plan.slice)
  return { hits, total: Math.min(found, countedJobs) }
}

function planOf(statistics: Statistics, { words, facets, titlesFirst, slice }: Wanted): Plan {
  const { jobs } = statistics
  const reach = slice.offset + slice.limit
  const root = Math.sqrt(reach * jobs)
  const share = shareOfFacets(facets, statistics) * statistics.shareWithPay(slice.payAtLeast)
  const title = titlesFirst ? inTitle(words) : ''
  const query = facetsQuery(facets)
  return {
    words,
    facets: query,
    title,
    all: allOf(words, query),
    // Where no title is looked at, none comes first.
    slice: { ...slice, after: slice.after && { ...slice.after, inTitle: slice.after.inTitle && title !== '' } },
    likely: jobs * share * (words ? shareOfWords(words, statistics) : 1),
    titlesAtMost: jobs * share * (title ? shareOfWordsAtMost(title, statistics) : 1),
    reach,
    jobs,
    walkBudget: Math.max(5_000, Math.ceil(5 * root)),
    gatherBudget: Math.max(countedJobs, Math.ceil(0.6 * root)),
  }
}

/** The titles with the words have all been shown. */
const areTitlesOver = ({ title, slice: { after } }: Plan): boolean => title !== '' && after?.inTitle === false

/** Many jobs match: the first of the order are read one after the other from a small index, and most of a page is soon found. */
async function walkFacets(pool: Pool, plan: Plan) {
  const { words, title, facets, titlesAtMost, reach, jobs, walkBudget, slice } = plan
  const tsquery = words && !title ? '' : allOf(title, facets)
  if (!tsquery || areTitlesOver(plan) || titlesAtMost <= (0.8 * reach * jobs) / walkBudget) return null
  const hits = await walk(pool, { column: 'head', tsquery, budget: walkBudget, inTitle: title !== '' }, slice)
  return hits.length === slice.limit ? { hits } : null
}

/** Few jobs match: all are taken and sorted, and the total comes along. */
async function gatherFew(pool: Pool, { all, title, likely, gatherBudget, slice }: Plan) {
  if (likely > 1.5 * gatherBudget) return null
  const { hits, found } = await gather(pool, { tsquery: all, title, atMost: gatherBudget + 1 }, slice)
  return found <= gatherBudget ? { hits, total: Math.min(found, countedJobs) } : null
}

/** The words stand in few titles, but in many descriptions: all of the first, then as many of the others as the page has room for. */
async function titlesThenOthers(pool: Pool, plan: Plan) {
  const { words, title, facets, gatherBudget, slice } = plan
  if (!words) return null
  const first = title && !areTitlesOver(plan) ? await gatherTitles(pool, plan) : { hits: [], found: 0 }
  const room = slice.limit - first.hits.length
  if (room === 0) return { hits: first.hits }
  const tsquery = allOf(words, facets, title && `!(${title})`)
  const after = slice.after?.inTitle ? null : slice.after
  const rest = { ...slice, offset: Math.max(0, slice.offset - first.found), limit: room, after }
  const others = await walk(pool, { column: 'tsv', tsquery, budget: 6 * gatherBudget, inTitle: false }, rest)
  return others.length === room ? { hits: [...first.hits, ...others] } : null
}

async function gatherTitles(pool: Pool, { title, facets, slice }: Plan) {
  const after = slice.after && { ...slice.after, inTitle: false }
  const { hits, found } = await gather(pool, { tsquery: allOf(title, facets), title: '', atMost: null }, { ...slice, after })
  return { hits: hits.map((hit) => ({ ...hit, inTitle: true })), found }
}

/** What is common in titles and facets is soon counted on a walk; only what is not found there in numbers is counted whole. */
async function totalOf(pool: Pool, { likely, all, title, words, facets, walkBudget, jobs, slice }: Plan): Promise<number> {
  const isOne = /^'(?:[^']|'')*'$/.test(all) && slice.payAtLeast === 0
  if (isOne && likely >= surelyMany) return countedJobs
  const tsquery = words && !title ? '' : allOf(title, facets)
  const isPromising = tsquery !== '' && likely * walkBudget >= countedJobs * jobs
  const walked = isPromising ? await countWalked(pool, { tsquery, budget: walkBudget }, slice) : 0
  return walked >= countedJobs ? countedJobs : countMatches(pool, all, slice)
}
