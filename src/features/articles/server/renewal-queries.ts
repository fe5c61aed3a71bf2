import { sql } from 'kysely'
import type { Tx } from '#platform/server/db.ts'

const rowsAtOnce = 100

/** Recomputes the search words of articles after a change of their definition. The position is an id. */
export async function renewWords(tx: Tx, after: string): Promise<string | null> {
  const { rows } = await sql<{ next: string }>`
    with batch as materialized (
      select id from blog_posts where id > coalesce(nullif(${after}, '')::uuid, '00000000-0000-0000-0000-000000000000')
      order by id limit ${rowsAtOnce}
    ), renewed as (
      update blog_posts post set search_words = article_words(post)
      where post.id in (select id from batch) and post.search_words is distinct from article_words(post)
    )
    select id::text as next from batch order by id desc limit 1`.execute(tx)
  return rows[0]?.next ?? null
}
