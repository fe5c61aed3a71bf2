import { refuse } from '#platform/contract/refusal.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Db } from '#platform/server/db.ts'
import { articleEditor, type EditedArticle } from '../contract.ts'
import { findListed } from './list-queries.ts'
import { findDraft, findPublishedFields, lockArticle } from './queries.ts'
import { type ArticleRef, writeDraft } from './save-draft.ts'
import { findText } from './text-queries.ts'

/** The draft or, before the first write, the published text. */
export async function readArticle(db: Db, articleId: string): Promise<EditedArticle> {
  const listed = await findListed(db, articleId)
  const draft = await findDraft(db, articleId)
  const fields = draft?.fields ?? (await findPublishedFields(db, articleId))
  if (!listed || !fields) throw refuse(articleEditor['GET /api/admin/blog/:articleId'], 'notFound')
  return { ...listed, fields, revision: draft?.revision.toISOString() ?? null }
}

type TextRef = ArticleRef & { readonly textId: string }

export async function restoreText({ db, clock }: Pick<AppContext, 'db' | 'clock'>, ref: TextRef): Promise<EditedArticle> {
  const { adminId, articleId } = ref
  return db.transaction().execute(async (tx) => {
    await lockArticle(tx, articleId)
    const fields = await findText(tx, ref)
    if (!fields) throw refuse(articleEditor['POST /api/admin/blog/:articleId/versions/:textId/restore'], 'notFound')
    const before = await findDraft(tx, articleId)
    await writeDraft(tx, before, { adminId, articleId, fields, now: clock(), isReplaced: true })
    return readArticle(tx, articleId)
  })
}
