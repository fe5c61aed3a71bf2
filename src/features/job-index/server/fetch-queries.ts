/** The SQL of strategies that fetch matches from the table and sort them. The reasons for its structure are in docs/search.md. */
import type { Pool } from 'pg'
import {
  countSampled,
  estimateCardinality,
  estimateParameters,
  type Estimates,
  estimatesSql,
  fewSampled,
  sampledTiersSql,
  type SampledTiers,
} from './estimate-queries.ts'
import { type Hit, hitOf, type HitRow, jobOfRow } from './hits.ts'
import { type IndexQuery, lastTier, type RankTier } from './index-query.ts'
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

/** If nothing was found, there is one row without a job. */
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
/** With `tier`, all matches are in this tier. */
type MatchQuery = { readonly tsquery: string; readonly titles: Titles; readonly tier?: RankTier | undefined }

export const titleParameters = (titles: Titles): Readonly<Record<string, unknown>> =>
  titles ? { writtenInTitle: titles.written, ownInTitle: titles.own, anyInTitle: titles.any, rankInTitle: titles.rank } : {}

/** Computes the tier of a job. The last tier is tested first, because most matches are in it. */
export const tierSql = (titles: Titles): string =>
  titles
    ? `case when not head @@ $anyInTitle::tsquery then ${lastTier} when ${titles.writtenIn} @@ $writtenInTitle::tsquery and head @@ $rankInTitle::tsquery then 0
        when head @@ $ownInTitle::tsquery then 1 when head @@ $rankInTitle::tsquery then 2 else 3 end`
    : String(lastTier)

const byTitleName = ({ writtenIn }: NonNullable<Titles>): string => (writtenIn === 'tsv' ? '-by-title-and-text' : '-by-title')

const matchesSql = (tier: string, { order }: PageRequest, condition: string): string =>
  `select ${sortColumns(order)}, ${tier} tier from job_search where ${condition} and ${isOpenAndPaid}`

/** Selects the page from `matches`. Every row also has the total number of matches. */
const sortedSql = ({ order, after }: PageRequest, sampledTiers = 'null::json'): string => `
  page as (
    select * from matches ${after ? `where tier > $afterTier or tier = $afterTier and ${isBehind(order)}` : ''}
    order by tier, ${orders[order]} limit $limit offset $offset
  )
  select (select count(*)::int from matches) found, ${sampledTiers} "sampledTiers", ${positionColumns(order)}, job.*
  from (select) always left join page on true left join lateral ${jobOfRow} on true order by tier, ${orders[order]}`

/** Fetches all matches from the table and sorts them by rank tier and order. */
export async function fetchAndSort(pool: Pool, query: MatchQuery, page: PageRequest): Promise<FetchedHits> {
  return fetchedFrom(await fetchMatches(pool, { ...query, name: 'fetch', condition: matchesQuery }, page))
}

const matchesQuery = 'tsv @@ $tsquery::tsquery'

type NamedFetch = MatchQuery & { readonly name: string; readonly condition: string }

/** To compute the tier of a row takes longer than to fetch it, so it is computed only where it is not known. */
async function fetchMatches(
  pool: Pool,
  { tsquery, titles, tier, name, condition }: NamedFetch,
  page: PageRequest,
): Promise<readonly FetchedRow[]> {
  const byTitle = tier === undefined ? titles : null
  const known = String(tier ?? lastTier)
  const { rows } = await pool.query<FetchedRow>(
    statement(
      statementName(`${name}${byTitle ? byTitleName(byTitle) : `-tier-${known}`}`, page),
      `with matches as materialized (${matchesSql(byTitle ? tierSql(byTitle) : known, page, condition)}), ${sortedSql(page)}`,
      { tsquery, ...titleParameters(byTitle), ...parametersOf(page) },
    ),
  )
  return rows
}

/**
 * The condition for recent jobs, which have an index of their own. Only jobs newer than every job outside that index may be used, because the list
 * would have gaps otherwise. Adding an interval of 0 has the same reason as in `isOpenAndPaid`.
 */
const isRecent = `is_recent and created_at + interval '0' >
  (select coalesce(max(created_at), '-infinity') from job_search where not is_recent)`

export async function fetchRecentAndSort(pool: Pool, query: MatchQuery, page: PageRequest): Promise<readonly Hit[]> {
  const condition = `${matchesQuery} and ${isRecent}`
  return fetchedFrom(await fetchMatches(pool, { ...query, name: 'fetch-recent', condition }, page)).hits
}

/**
 * Fetches and sorts if the sample has few matches; most searches need no other statement. Otherwise returns an estimate for each tier. PostgreSQL
 * executes only the needed part.
 */
export async function fetchIfFew(pool: Pool, query: IndexQuery, page: PageRequest): Promise<FetchedHits | Estimates> {
  const { all, titles, tiers } = query
  const isFew = `(select count < ${fewSampled} from sample)`
  const { rows } = await pool.query<FetchedRow>(
    statement(
      statementName(`fetch-if-few${titles ? byTitleName(titles) : ''}${page.after ? `-from-${page.after.tier}` : ''}`, page),
      `with sample as materialized (${countSampled}),
      matches as materialized (${matchesSql(tierSql(titles), page, `tsv @@ $all::tsquery and ${isFew}`)}),
      ${sampledTiersSql(tiers, page)},
      ${sortedSql(page, `case when not ${isFew} then ${estimatesSql(tiers)} end`)}`,
      { all, ...titleParameters(titles), ...estimateParameters(tiers, page), ...parametersOf(page) },
    ),
  )
  const sampled = rows[0]?.sampledTiers
  return sampled ? estimateCardinality(sampled, tiers, page) : fetchedFrom(rows)
}
