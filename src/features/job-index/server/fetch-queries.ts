/** The SQL of strategies that fetch matches from the table and sort them. Why it looks as it does: docs/search.md. */
import type { Pool } from 'pg'
import {
  countSampled,
  estimateCardinality,
  estimateParameters,
  type Estimates,
  estimatesSql,
  fewSampled,
  type SampledTiers,
} from './estimate-queries.ts'
import { type Hit, hitOf, type HitRow, jobOfRow } from './hits.ts'
import { type IndexQuery, lastTier } from './index-query.ts'
import { statement } from '#platform/server/postgres/named-parameters.ts'
import {
  isBehind,
  isOpenAndPaid,
  orders,
  type PageRequest,
  parametersOf,
  positionColumns,
  sortColumns,
  statementName,
} from './page-request.ts'

export type FetchedHits = { readonly hits: readonly Hit[]; readonly found: number }

/** Where nothing was found, one row without a job says so. */
type FetchedRow = Omit<HitRow, 'id'> & {
  readonly id: string | null
  readonly found: number
  readonly sampledTiers: SampledTiers | null
}

function fetchedFrom(rows: readonly FetchedRow[]): FetchedHits {
  return {
    found: rows[0]?.found ?? 0,
    hits: rows.flatMap(({ id, found: _found, sampledTiers: _sampled, ...row }) => (id === null ? [] : hitOf({ id, ...row }))),
  }
}

type Titles = IndexQuery['titles']
type MatchQuery = { readonly tsquery: string; readonly titles: Titles }

export const titleParameters = (titles: Titles): Readonly<Record<string, unknown>> =>
  titles ? { writtenInTitle: titles.written, ownInTitle: titles.own, anyInTitle: titles.any } : {}

/** Most jobs have the words elsewhere, and one comparison tells. */
export const tierSql = (titles: Titles): string =>
  titles
    ? `case when not head @@ $anyInTitle::tsquery then ${lastTier} when head @@ $writtenInTitle::tsquery then 0
        when head @@ $ownInTitle::tsquery then 1 else 2 end`
    : String(lastTier)

const matchesSql = (titles: Titles, { order }: PageRequest, condition: string): string =>
  `select ${sortColumns(order)}, ${tierSql(titles)} tier from job_search where ${condition} and ${isOpenAndPaid}`

/** The page of `matches`, and on each of its rows how many they are. */
const sortedSql = ({ order, after }: PageRequest, sampledTiers = 'null::json'): string => `
  page as (
    select * from matches ${after ? `where tier > $afterTier or tier = $afterTier and ${isBehind(order)}` : ''}
    order by tier, ${orders[order]} limit $limit offset $offset
  )
  select (select count(*)::int from matches) found, ${sampledTiers} "sampledTiers", ${positionColumns(order)}, job.*
  from (select) always left join page on true left join lateral ${jobOfRow} on true order by tier, ${orders[order]}`

/** All matches are fetched from the table, and sorted by rank tier and order. */
export async function fetchAndSort(pool: Pool, { tsquery, titles }: MatchQuery, page: PageRequest): Promise<FetchedHits> {
  const { rows } = await pool.query<FetchedRow>(
    statement(
      statementName(`fetch${titles ? '-by-title' : ''}`, page),
      `with matches as materialized (${matchesSql(titles, page, 'tsv @@ $tsquery::tsquery')}), ${sortedSql(page)}`,
      { tsquery, ...titleParameters(titles), ...parametersOf(page) },
    ),
  )
  return fetchedFrom(rows)
}

/**
 * Only the recent jobs have an index of their own, and it is complete for all that are newer than any job that is not in it. What is added
 * to the date is nothing, for the same reason as in `isOpenAndPaid`.
 */
const isRecent = `is_recent and created_at + interval '0' >
  (select coalesce(max(created_at), '-infinity') from job_search where not is_recent)`

export async function fetchRecentAndSort(
  pool: Pool,
  { tsquery, titles }: MatchQuery,
  page: PageRequest,
): Promise<readonly Hit[]> {
  const { rows } = await pool.query<FetchedRow>(
    statement(
      statementName(`fetch-recent${titles ? '-by-title' : ''}`, page),
      `with matches as materialized (${matchesSql(titles, page, `tsv @@ $tsquery::tsquery and ${isRecent}`)}), ${sortedSql(page)}`,
      { tsquery, ...titleParameters(titles), ...parametersOf(page) },
    ),
  )
  return fetchedFrom(rows).hits
}

/**
 * Fetches and sorts if the sample says that few match: most searches need no other statement. Else it estimates each tier instead; of the
 * two, PostgreSQL executes only the one that is wanted.
 */
export async function fetchIfFew(pool: Pool, query: IndexQuery, page: PageRequest): Promise<FetchedHits | Estimates> {
  const { all, titles, tiers } = query
  const isFew = `(select count < ${fewSampled} from sample)`
  const { rows } = await pool.query<FetchedRow>(
    statement(
      statementName(`fetch-if-few${titles ? '-by-title' : ''}`, page),
      `with sample as materialized (${countSampled}),
      matches as materialized (${matchesSql(titles, page, `tsv @@ $all::tsquery and ${isFew}`)}),
      ${sortedSql(page, `case when not ${isFew} then ${estimatesSql(tiers)} end`)}`,
      { all, ...titleParameters(titles), ...estimateParameters(tiers, page), ...parametersOf(page) },
    ),
  )
  const sampled = rows[0]?.sampledTiers
  return sampled ? estimateCardinality(sampled, page) : fetchedFrom(rows)
}
