/** The SQL of the strategies, which all lead to the same page of people. */
import type { Pool } from 'pg'
import { totalCap } from '#features/job-index/server/public.ts'
import { statement } from '#platform/server/postgres/named-parameters.ts'
import { columns, isWithin, orders, type PageRequest, parametersOf, phraseSql } from './page-request.ts'
import type { IndexQuery } from './parse-search.ts'

export type FetchedMatches = { readonly ids: readonly string[]; readonly found: number }
/** The estimated number of matches: all, and those in title and skills. They choose a strategy and never change the result. */
export type Estimates = { readonly indexed: number; readonly all: number; readonly first: number }

const sampleSize = 64
const isSampled = `(uuid_hash(user_id) & ${sampleSize - 1}) = 0`
/** If the sample has fewer matches, all matches are fetched, because they must be counted anyway. */
const fewSampled = Math.ceil((1.4 * totalCap) / sampleSize)
const enoughSampled = 500
/** If a thousand people match, the sample has fewer matches than this in all but one of ten million searches. */
const provesOverCap = Math.ceil(totalCap / sampleSize + 5.2 * Math.sqrt(totalCap / sampleSize) + 4)

export const isOverCap = ({ all }: Estimates): boolean => all / sampleSize >= provesOverCap

type Query = Pick<IndexQuery, 'all' | 'phrase'> & Partial<Pick<IndexQuery, 'first'>>

const nameOf = (name: string, { phrase, first = '' }: Query, { order }: PageRequest): string =>
  ['resumes', name, order, ...(phrase ? ['phrase'] : []), ...(first ? ['ranked'] : [])].join('-')

const valuesOf = ({ all, phrase, first = '' }: Query, page: PageRequest) => ({ all, phrase, first, ...parametersOf(page) })

const matchesSql = ({ phrase, first = '' }: Query, condition = ''): string =>
  `select ${columns}, ${first ? 'case when head @@ $first::tsquery then 0 else 1 end' : '0'} tier
  from resume_search where tsv @@ $all::tsquery and ${isWithin} ${phraseSql(phrase)} ${condition}`

const pageSql = ({ order }: PageRequest): string =>
  `select * from matches order by tier, ${orders[order]} limit $limit offset $offset`

type Row = {
  readonly id: string | null
  readonly found: number
  readonly sampled: readonly [all: number, first: number, indexed: number] | null
}

const fetchedFrom = (rows: readonly Row[]): FetchedMatches => ({
  ids: rows.flatMap(({ id }) => id ?? []),
  found: rows[0]?.found ?? 0,
})

/** Fetches and sorts all matches if the sample shows that they are few. Most searches need no other statement. */
export async function fetchIfFew(pool: Pool, query: Query, page: PageRequest): Promise<FetchedMatches | Estimates> {
  const { phrase, first = '' } = query
  const sampled = `from resume_search where tsv @@ $all::tsquery and ${isSampled} and ${isWithin} ${phraseSql(phrase)}`
  const isFew = `(select count(*) < ${fewSampled} from few)`
  const { rows } = await pool.query<Row>(
    statement(
      nameOf('if-few', query, page),
      `with few as materialized (select ${sampled} limit ${fewSampled}),
      matches as materialized (${matchesSql(query, `and ${isFew}`)}), page as (${pageSql(page)})
      select (select count(*)::int from matches) found, page.user_id id,
        case when not ${isFew} then (
          select json_build_array(count(*), ${first ? 'count(*) filter (where head @@ $first::tsquery)' : '0'},
            (select reltuples from pg_class where oid = 'resume_search'::regclass))
          from (select head ${sampled} limit ${enoughSampled}) sample) end sampled
      from (select) always left join page on true order by page.tier, ${orders[page.order]}`,
      valuesOf(query, page),
    ),
  )
  const estimated = rows[0]?.sampled
  if (!estimated) return fetchedFrom(rows)
  const [all, inTitle, indexed] = estimated
  return { all: sampleSize * all, first: sampleSize * inTitle, indexed: indexed > 0 ? indexed : Infinity }
}

/** Fetches and sorts every match, whatever the estimate says. */
export async function fetchAll(pool: Pool, query: Query, page: PageRequest): Promise<FetchedMatches> {
  const { rows } = await pool.query<Row>(
    statement(
      nameOf('fetch', query, page),
      `with matches as materialized (${matchesSql(query)}), page as (${pageSql(page)})
      select (select count(*)::int from matches) found, page.user_id id from (select) always left join page on true
      order by page.tier, ${orders[page.order]}`,
      valuesOf(query, page),
    ),
  )
  return fetchedFrom(rows)
}

/** Fetches one tier only. */
export const fetchTier = (pool: Pool, query: Query, page: PageRequest): Promise<FetchedMatches> =>
  fetchAll(pool, { ...query, first: '' }, page)

type Scan = Query & { readonly column: 'head' | 'tsv'; readonly budget: number }

/** Scans the first `budget` rows of the order until enough of them match. */
export async function scan(pool: Pool, query: Scan, page: PageRequest): Promise<string[]> {
  const { column, phrase, budget } = query
  const order = orders[page.order]
  const { rows } = await pool.query<{ id: string }>(
    statement(
      nameOf(`scan-${column}`, { ...query, first: '' }, page),
      `select user_id id from (
        select ${columns}, ${column} ${phrase ? ', phrases' : ''} from resume_search order by ${order} limit $budget
      ) ahead where ${column} @@ $all::tsquery and ${isWithin} ${phraseSql(phrase)} order by ${order} limit $limit offset $offset`,
      { ...valuesOf(query, page), budget },
    ),
  )
  return rows.map(({ id }) => id)
}

/**
 * All people, without words and filters. "offset 0": the planner expects that the bounds match almost nobody, and would read another index and sort.
 */
export async function listAll(pool: Pool, page: PageRequest): Promise<string[]> {
  const order = orders[page.order]
  const { rows } = await pool.query<{ id: string }>(
    statement(
      `resumes-all-${page.order}`,
      `select user_id id from (select ${columns} from resume_search order by ${order} offset 0) ahead
      where ${isWithin} order by ${order} limit $limit offset $offset`,
      parametersOf(page),
    ),
  )
  return rows.map(({ id }) => id)
}

const counted = async (pool: Pool, name: string, matches: string, values: Readonly<Record<string, unknown>>): Promise<number> => {
  const { rows } = await pool.query<{ n: number }>(
    statement(name, `select count(*)::int n from (select from ${matches} limit ${totalCap}) counted`, values),
  )
  return rows[0]?.n ?? 0
}

export const countMatches = (pool: Pool, { all, phrase }: Query, page: PageRequest): Promise<number> =>
  !all
    ? countAll(pool, page)
    : counted(
        pool,
        `resumes-count${phrase ? '-phrase' : ''}`,
        `resume_search where tsv @@ $all::tsquery and ${isWithin} ${phraseSql(phrase)}`,
        {
          ...parametersOf(page),
          all,
          phrase,
        },
      )

/** Uses the index of an order, like the page; otherwise the planner starts parallel workers, which takes longer than the count. */
export const countAll = (pool: Pool, page: PageRequest): Promise<number> => {
  const ahead = `(select ${columns} from resume_search order by ${orders.active} offset 0) ahead`
  return counted(pool, 'resumes-count-all', `${ahead} where ${isWithin}`, parametersOf(page))
}
