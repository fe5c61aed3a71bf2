import type { Pool } from 'pg'
import { statement } from '#platform/server/postgres/named-parameters.ts'
import { type IndexQuery, tierSql, titleParameters } from '#features/job-index/server/public.ts'

type PromotedQuery = {
  readonly query: IndexQuery
  readonly payAtLeast: number
  readonly now: Date
  /** Jobs of equal rank are ordered by a hash with this text, so they take turns whenever it changes. */
  readonly turn: string
  readonly limit: number
}

/** Lists promoted jobs that match. Few jobs are promoted at a time, so they are read first and then looked up in the index. */
export async function listPromoted(
  pool: Pool,
  { query: { all, titles }, payAtLeast, now, turn, limit }: PromotedQuery,
): Promise<string[]> {
  const matches = all ? 'and tsv @@ $tsquery::tsquery' : ''
  const { rows } = await pool.query<{ id: string }>(
    statement(
      `search-promoted${all ? '-matching' : ''}${titles ? '-by-title' : ''}`,
      `with promoted as materialized (select job_id from job_boosts where starts_at <= $now and ends_at > $now)
      select job_id id, ${tierSql(titles)} tier from promoted join job_search using (job_id)
      where expires_at > $now and pay_high >= $payAtLeast ${matches}
      order by tier, md5(job_id::text || $turn) limit $limit`,
      { tsquery: all, ...titleParameters(titles), payAtLeast, now, turn, limit },
    ),
  )
  return rows.map(({ id }) => id)
}
