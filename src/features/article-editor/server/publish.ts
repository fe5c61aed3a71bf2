import { isSlugFree, lockAddresses, putArticle, withdrawArticle } from '#features/articles/server/public.ts'
import { insertAdminLog } from '#features/staff/server/public.ts'
import { type Refusal, refuse } from '#platform/contract/refusal.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Tx } from '#platform/server/db.ts'
import { BadInput } from '#platform/server/failures.ts'
import { articleEditor, type EditedArticle } from '../contract.ts'
import { PublishableArticle } from '../draft-contract.ts'
import { type DraftRow, findDraft, findPublishedFields, isKnown, lockArticle, updateDraft } from './queries.ts'
import { readArticle } from './read-article.ts'
import { type ArticleRef, writeDraft } from './save-draft.ts'
import { insertText } from './text-queries.ts'

type EditorContext = Pick<AppContext, 'db' | 'clock'>
const publishCall = articleEditor['POST /api/admin/blog/:articleId/publish']
const scheduleCall = articleEditor['POST /api/admin/blog/:articleId/schedule']
const withdrawCall = articleEditor['POST /api/admin/blog/:articleId/withdraw']

export async function publishArticle(
  { db, clock }: EditorContext,
  ref: ArticleRef,
  revision: string | null,
): Promise<EditedArticle> {
  return db.transaction().execute(async (tx) => {
    const draft = await lockedDraft(tx, ref, { revision, now: clock() })
    const before = await readArticle(tx, ref.articleId)
    // Publish was pressed twice: feeds and log get no second entry.
    if (before.state === 'published' && before.publishAt === null) return before
    const problem = await publishDraft(tx, draft, { adminId: ref.adminId, now: clock() })
    if (problem) throw problem
    return readArticle(tx, ref.articleId)
  })
}

/** `revision` is the one that the person has seen; undefined if it does not matter. */
type ReadRevision = { readonly revision: string | null | undefined; readonly now: Date }

/** Locks the draft. An article that was never edited here has none yet, so its published text becomes one. */
async function lockedDraft(tx: Tx, ref: ArticleRef, { revision, now }: ReadRevision): Promise<DraftRow> {
  await lockArticle(tx, ref.articleId)
  const draft = await findDraft(tx, ref.articleId)
  if (draft && revision !== undefined && draft.revision.toISOString() !== revision) throw refuse(publishCall, 'changedElsewhere')
  if (draft) return draft
  const fields = await findPublishedFields(tx, ref.articleId)
  if (!fields) throw refuse(publishCall, 'notFound')
  await writeDraft(tx, null, { ...ref, fields, now, isReplaced: false })
  const made = await findDraft(tx, ref.articleId)
  if (!made) throw new TypeError('the draft was just written')
  return made
}

type Publication = { readonly adminId: string; readonly now: Date }

/** Returns null, or why the draft cannot be published. */
export async function publishDraft(tx: Tx, draft: DraftRow, { adminId, now }: Publication): Promise<Refusal | BadInput | null> {
  const { articleId, fields, revision } = draft
  await lockAddresses(tx)
  const checked = await checkedArticle(tx, draft)
  if (!('title' in checked)) return checked
  const { category, tags, ...texts } = checked
  const formerSlug = await putArticle(tx, { ...texts, id: articleId, tags: [category, ...tags] }, now)
  await updateDraft(tx, articleId, { publishedRevision: revision, publishAt: null, scheduledBy: null, failure: null })
  await insertText(tx, { articleId, fields, kind: 'published', savedBy: adminId, savedAt: now })
  const description = formerSlug ? `/blog/${formerSlug} leads to /blog/${texts.slug}` : `/blog/${texts.slug}`
  await insertAdminLog(tx, { adminId, action: 'publish article', description, targetType: 'article', targetId: articleId })
  return null
}

async function checkedArticle(tx: Tx, { articleId, fields }: DraftRow): Promise<PublishableArticle | Refusal | BadInput> {
  const { data, error } = PublishableArticle.safeParse(fields)
  if (error) return new BadInput(error)
  return (await isSlugFree(tx, data.slug, articleId)) ? data : refuse(publishCall, 'slugTaken')
}

type PublicationTime = { readonly revision: string | null; readonly at: string | null }

export async function scheduleArticle(
  { db, clock }: EditorContext,
  ref: ArticleRef,
  { revision, at }: PublicationTime,
): Promise<EditedArticle> {
  const { adminId, articleId } = ref
  if (at !== null && new Date(at) <= clock()) throw refuse(scheduleCall, 'inThePast')
  return db.transaction().execute(async (tx) => {
    const draft = await lockedDraft(tx, ref, { revision: at === null ? undefined : revision, now: clock() })
    const checked = at === null ? null : await checkedArticle(tx, draft)
    if (checked instanceof Error) throw checked
    const publishAt = at === null ? null : new Date(at)
    await updateDraft(tx, articleId, { publishAt, scheduledBy: publishAt && adminId, failure: null })
    const action = at === null ? 'unschedule article' : 'schedule article'
    await insertAdminLog(tx, { adminId, action, description: at, targetType: 'article', targetId: articleId })
    return readArticle(tx, articleId)
  })
}

/** Withdraws the article. Its text and slug are kept. */
export async function withdraw({ db, clock }: EditorContext, { adminId, articleId }: ArticleRef): Promise<EditedArticle> {
  return db.transaction().execute(async (tx) => {
    await lockArticle(tx, articleId)
    if (!(await isKnown(tx, articleId))) throw refuse(withdrawCall, 'notFound')
    if (!(await withdrawArticle(tx, articleId, clock()))) throw refuse(withdrawCall, 'notPublished')
    await updateDraft(tx, articleId, { publishAt: null, scheduledBy: null })
    await insertAdminLog(tx, { adminId, action: 'withdraw article', targetType: 'article', targetId: articleId })
    return readArticle(tx, articleId)
  })
}
