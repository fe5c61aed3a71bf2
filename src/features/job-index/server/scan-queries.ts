/** The SQL of strategies that read an index in order until the page is full. The reasons for its structure are in docs/search.md. */
import type { Pool } from 'pg'
import { type Hit, hitOf, type HitRow, jobOfRow } from './hits.ts'
import { lastTier, type TierQuery } from './index-query.ts'
import { statement } from '#platform/server/postgres/named-parameters.ts'
import {
  indexInOrder,
  isBehind,
  orders,
  type PageRequest,
  parametersOf,
  positionColumns,
  sortColumns,
  statementName,
} from './page-request.ts'

const openAndPaid = 'expires_at > $now and pay_high >= $payAtLeast'

const withJobs = (page: string, { order }: PageRequest): string =>
  `select ${positionColumns(order)}, job.* from (${page}) page cross join lateral ${jobOfRow} order by tier, ${orders[order]}`

type Scan = Pick<TierQuery, 'column' | 'tsquery' | 'tier'> & { readonly budget: number }

/** Reads at most `budget` rows of the index in order, until enough of them match. */
export async function scanInOrder(pool: Pool, { column, tsquery, budget, tier }: Scan, page: PageRequest): Promise<Hit[]> {
  const order = orders[page.order]
  const { rows } = await pool.query<HitRow>(
    statement(
      statementName(`scan-${column}-${tier}`, page),
      withJobs(
        `select ${sortColumns(page.order)}, ${tier} tier from (
          select * from (${indexInOrder({ columns: `${sortColumns(page.order)}, expires_at, ${column}`, condition: 'true', limit: '$budget' }, page)}) behind
          order by ${order} limit $budget
        ) first
        where ${column} @@ $tsquery::tsquery and ${openAndPaid} order by ${order} limit $limit offset $offset`,
        page,
      ),
      { tsquery, budget, ...parametersOf(page) },
    ),
  )
  return rows.map(hitOf)
}

/** Lists jobs without words and facets. If few jobs pay enough, all of them are read and sorted; otherwise a scan in order soon finds enough. */
export async function listAll(pool: Pool, areFew: boolean, page: PageRequest): Promise<Hit[]> {
  const { order, after } = page
  const few = `select * from job_search where pay_high >= $payAtLeast ${after ? `and ${isBehind(order)}` : ''} offset 0`
  const { rows } = await pool.query<HitRow>(
    statement(
      statementName(areFew ? 'paid' : 'all', page),
      withJobs(
        `select ${sortColumns(order)}, ${lastTier} tier
        from (${areFew ? few : indexInOrder({ columns: `${sortColumns(order)}, expires_at`, condition: openAndPaid, limit: '$limit' }, page)}) jobs
        where ${openAndPaid} order by ${orders[order]} limit $limit offset $offset`,
        page,
      ),
      parametersOf(page),
    ),
  )
  return rows.map(hitOf)
}
