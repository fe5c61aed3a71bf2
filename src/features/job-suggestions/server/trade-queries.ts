import type { Pool } from 'pg'
import { statement } from '#platform/server/postgres/named-parameters.ts'

/** The trades with an open job: its role has every word of the trade, or synonyms of them. */
export async function findOpenTrades(pool: Pool, trades: readonly string[], now: Date): Promise<string[]> {
  const { rows } = await pool.query<{ trade: string }>(
    statement(
      'suggest-trades',
      `select trade from unnest($trades::text[]) trade, lateral (select place_words(trade) as parts offset 0) said
      where exists (
        select from suggestion_words met join suggestions role using (kind, key)
        where met.kind = 'role' and met.word = parts[cardinality(parts)]
          and (select bool_and(role.words || role.also || ' ' like '% ' || part || ' %') from unnest(parts) part)
          and exists (select from jobs where is_active and lower(title) = role.key and coalesce(expires_at, 'infinity') > $now))`,
      { trades, now },
    ),
  )
  return rows.map(({ trade }) => trade)
}
