import type { Tx } from '#platform/server/db.ts'
import { findCvOf, lockCvOf } from '#features/cvs/server/public.ts'
import { findDraft } from './draft-queries.ts'

/**
 * The revision of a person's text, read after locking out other writers: of the draft, because saving a CV deletes its draft, else of the CV. Null if
 * there is neither.
 */
export async function revisionOf(tx: Tx, userId: string): Promise<Date | null> {
  await lockCvOf(tx, userId)
  const [draft, cv] = [await findDraft(tx, userId), await findCvOf(tx, userId)]
  return draft ? new Date(draft.updatedAt) : (cv?.updatedAt ?? null)
}

export function isStale(base: string | undefined, stamp: Date | null): boolean {
  return base !== undefined && base !== (stamp?.toISOString() ?? 'none')
}

/** A later time than the last revision, also for two writes in one millisecond or after the clock was set back. */
export function nextRevision(stamp: Date | null, now: Date): Date {
  return stamp === null || now > stamp ? now : new Date(stamp.getTime() + 1)
}
