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

/** Of two editors the second to save is asked, and the text that is refused is kept too: its browser may close before the answer. */
export async function saveDraft({ db, clock }: EditorContext, update: DraftUpdate): Promise<SavedDraft> {
  const call = articleEditor['PUT /api/admin/blog/:articleId']
  const { adminId, articleId, base, fields } = update
  const saved = await db.transaction().execute(async (tx) => {
    await lockArticle(tx, articleId)
    if (!(await isKnown(tx, articleId))) throw refuse(call, 'notFound')
    const before = await findDraft(tx, articleId)
    // Sent again, because the answer was lost on the way.
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

/** As a write names it. */
function revisionText(draft: DraftRow | null): string {
  return draft?.revision.toISOString() ?? 'none'
}

type DraftWrite = ArticleRef & {
  readonly fields: DraftFields
  readonly now: Date
  /** The text before belongs to somebody else, or is put aside by intent. */
  readonly isReplaced: boolean
}

/** Returns the new revision. The first write of a published article keeps what readers see among the versions. */
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

/** A text is kept when another person changes it, when it was published, and otherwise every ten minutes: not at each pause of typing. */
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
