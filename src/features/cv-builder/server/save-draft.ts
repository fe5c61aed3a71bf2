import { dayNumber } from '#platform/contract/dates.ts'
import { refuse } from '#platform/contract/refusal.ts'
import type { Db, Tx } from '#platform/server/db.ts'
import { cvBuilder } from '../contract.ts'
import type { CvDraft } from '../draft.ts'
import { findDraft, putDraft } from './draft-queries.ts'
import { saveVersion } from './save-version.ts'
import { isStale, nextRevision, revisionOf } from './revision.ts'

export type DraftUpdate = { readonly userId: string; readonly base: string | undefined; readonly body: Record<string, unknown> }

export async function saveDraft(db: Db, { userId, base, body }: DraftUpdate, now: Date): Promise<CvDraft> {
  return db.transaction().execute(async (tx) => {
    const stamp = await revisionOf(tx, userId)
    if (isStale(base, stamp)) throw refuse(cvBuilder['PUT /api/cvs/draft'], 'changedElsewhere')
    const updatedAt = nextRevision(stamp, now)
    await keepBefore(tx, { userId, base }, updatedAt)
    await putDraft(tx, userId, body, updatedAt)
    return { body, updatedAt: updatedAt.toISOString() }
  })
}

/** Stores the draft as a version if it is the last of a day, or if it is overwritten without having been seen. */
async function keepBefore(tx: Tx, { userId, base }: Omit<DraftUpdate, 'body'>, now: Date): Promise<void> {
  const before = await findDraft(tx, userId)
  if (!before) return
  const createdAt = new Date(before.updatedAt)
  if (base === undefined) await saveVersion(tx, { userId, kind: 'replaced', body: before.body, createdAt })
  else if (dayNumber(before.updatedAt) !== dayNumber(now.toISOString()))
    await saveVersion(tx, { userId, kind: 'daily', body: before.body, createdAt })
}
