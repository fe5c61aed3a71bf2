import { insertAdminLog } from '#features/staff/server/public.ts'
import { refuse } from '#platform/contract/refusal.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { articleEditor } from '../contract.ts'
import { findListed } from './list-queries.ts'
import { deleteTexts, lockArticle } from './queries.ts'
import type { ArticleRef } from './save-draft.ts'

/** Deletes a draft that was never published. The next sweep deletes its pictures. */
export async function deleteDraft(
  { db }: Pick<AppContext, 'db'>,
  { adminId, articleId }: ArticleRef,
): Promise<{ deleted: true }> {
  const call = articleEditor['DELETE /api/admin/blog/:articleId']
  await db.transaction().execute(async (tx) => {
    await lockArticle(tx, articleId)
    const draft = await findListed(tx, articleId)
    if (!draft) throw refuse(call, 'notFound')
    if (draft.publishedAt) throw refuse(call, 'published')
    await deleteTexts(tx, articleId)
    const description = draft.title
    await insertAdminLog(tx, { adminId, action: 'delete draft', description, targetType: 'article', targetId: articleId })
  })
  return { deleted: true }
}
