import { isDeepStrictEqual } from 'node:util'
import { detachFromFile } from '#features/articles/server/public.ts'
import { insertAdminLog } from '#features/staff/server/public.ts'
import { assertDefined } from '#platform/contract/assert-defined.ts'
import { refuse } from '#platform/contract/refusal.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Tx } from '#platform/server/db.ts'
import { newId } from '#platform/server/new-id.ts'
import { articleEditor, type SavedDraft } from '../contract.ts'
import { type DraftFields, emptyDraft, slugOf } from '../draft.ts'
import { findListed } from './list-queries.ts'
import { type DraftRow, findDraft, findPublishedFields, isKnown, lockArticle, putDraft } from './queries.ts'
import { insertText, lastKeptAt } from './text-queries.ts'

type EditorContext = Pick<AppContext, 'db' | 'clock'>
export type ArticleRef = { readonly adminId: string; readonly articleId: string }
type DraftUpdate = ArticleRef & { readonly base: string | undefined; readonly fields: DraftFields }

export async function createDraft({ db, clock }: EditorContext, adminId: string, title: string): Promise<{ id: string }> {
  const id = newId()
  await db.transaction().execute(async (tx) => {
    const fields = { ...emptyDraft, title, slug: slugOf(title) }
    await putDraft(tx, { articleId: id, fields, editedBy: adminId, revision: clock() })
    await insertAdminLog(tx, { adminId, action: 'create article', description: title, targetType: 'article', targetId: id })
  })
  return { id }
}

/**
 * Saves a draft. If two editors write, the second to save has to decide. The refused text is stored too, because its browser may be closed before the
 * answer.
 */
export async function saveDraft({ db, clock }: EditorContext, update: DraftUpdate): Promise<SavedDraft> {
  const call = articleEditor['PUT /api/admin/blog/:articleId']
  const { adminId, articleId, base, fields } = update
  const saved = await db.transaction().execute(async (tx) => {
    await lockArticle(tx, articleId)
    if (!(await isKnown(tx, articleId))) throw refuse(call, 'notFound')
    const before = await findDraft(tx, articleId)
    // The same text was sent again, because the answer was lost.
    if (before?.editedBy === adminId && isDeepStrictEqual(before.fields, fields)) return savedDraft(tx, before)
    if (base !== undefined && base !== revisionText(before)) {
      await insertText(tx, { articleId, fields, kind: 'conflict', savedBy: adminId, savedAt: clock() })
      return null
    }
    const revision = await writeDraft(tx, before, { adminId, articleId, fields, now: clock(), isReplaced: base === undefined })
    return savedDraft(tx, { articleId, revision })
  })
  if (!saved) throw refuse(call, 'changedElsewhere')
  return saved
}

async function savedDraft(tx: Tx, { articleId, revision }: Pick<DraftRow, 'articleId' | 'revision'>): Promise<SavedDraft> {
  const { state } = assertDefined(await findListed(tx, articleId), 'the article')
  return { revision: revision.toISOString(), state }
}

/** The revision in the form that writes use. */
function revisionText(draft: DraftRow | null): string {
  return draft?.revision.toISOString() ?? 'none'
}

type DraftWrite = ArticleRef & {
  readonly fields: DraftFields
  readonly now: Date
  /** True if the earlier text belongs to somebody else, or is replaced on purpose. */
  readonly isReplaced: boolean
}

/** Returns the new revision. The first write to a published article stores the published text as a version. */
export async function writeDraft(tx: Tx, before: DraftRow | null, write: DraftWrite): Promise<Date> {
  const { adminId, articleId, fields, now, isReplaced } = write
  const revision = before && before.revision >= now ? new Date(before.revision.getTime() + 1) : now
  const isKept = before ? await keepBefore(tx, before, { adminId, now, isReplaced }) : await keepPublished(tx, write)
  await putDraft(tx, { articleId, fields, editedBy: adminId, revision })
  await detachFromFile(tx, articleId)
  if (isKept) await insertAdminLog(tx, { adminId, action: 'edit article', targetType: 'article', targetId: articleId })
  return revision
}

const keptEveryMs = 10 * 60_000

type Moment = Pick<DraftWrite, 'adminId' | 'now' | 'isReplaced'>

/** Stores the earlier text as a version if another person changes it, if it was published, and otherwise every ten minutes, not at each save. */
async function keepBefore(tx: Tx, before: DraftRow, { adminId, now, isReplaced }: Moment): Promise<boolean> {
  const { articleId, fields, editedBy, revision, publishedRevision } = before
  const isPublished = revision.getTime() === publishedRevision?.getTime()
  const last = (await lastKeptAt(tx, articleId)) ?? before.createdAt
  const isDue = isReplaced || isPublished || editedBy !== adminId || now.getTime() - last.getTime() >= keptEveryMs
  if (isDue)
    await insertText(tx, { articleId, fields, kind: isReplaced ? 'replaced' : 'edited', savedBy: editedBy, savedAt: revision })
  return isDue
}

async function keepPublished(tx: Tx, { articleId, adminId, now }: DraftWrite): Promise<boolean> {
  const fields = await findPublishedFields(tx, articleId)
  if (fields) await insertText(tx, { articleId, fields, kind: 'published', savedBy: adminId, savedAt: now })
  return fields !== null
}
