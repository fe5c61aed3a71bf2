import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '#platform/server/db.ts'
import type { ArticlePicturesTable } from './tables.ts'

export async function insertPicture(tx: Tx, row: Insertable<ArticlePicturesTable>): Promise<void> {
  await tx.insertInto('articlePictures').values(row).execute()
}

/** The ids of older pictures that are in no article, draft or version. */
export async function listUnused(db: Db, before: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('articlePictures as picture')
    .select('picture.id')
    .where('createdAt', '<', before)
    .where(
      sql<boolean>`not exists (
        select from (
          select content from blog_posts
          union all select fields ->> 'content' from article_drafts
          union all select fields ->> 'content' from article_texts
        ) as texts where strpos(texts.content, picture.id::text) > 0
      )`,
    )
    .limit(500)
    .execute()
  return rows.map(({ id }) => id)
}

export async function deletePicture(db: Db, id: string): Promise<void> {
  await db.deleteFrom('articlePictures').where('id', '=', id).execute()
}
