import { refuse } from '#platform/contract/refusal.ts'
import type { Db, Tx } from '#platform/server/db.ts'
import { jobPosting } from '../contract.ts'
import {
  countDrafts,
  deletePosting,
  insertPosting,
  lockedCompany,
  lockPosting,
  type PostingRef,
  updatePosting,
} from './queries.ts'

const call = jobPosting['PUT /api/employer/postings/:postingId/draft']
const mostDrafts = 500

export type DraftUpdate = PostingRef & { readonly base: string | undefined; readonly body: Record<string, unknown> }

/** Saves a draft. Without a base, the text of another window is overwritten and kept beside the new one. */
export async function saveDraft(db: Db, { base, body, ...ref }: DraftUpdate, now: Date): Promise<{ updatedAt: string }> {
  return db.transaction().execute(async (tx) => {
    await lockedCompany(tx, ref.employerId, now)
    const before = await lockPosting(tx, ref)
    if (!before) return insertDraft(tx, { base, body, ...ref }, now)
    if (before.state === 'closed') throw refuse(call, 'notAllowed')
    if (isStale(base, before.updatedAt)) throw refuse(call, 'changedElsewhere')
    const updatedAt = nextRevision(before.updatedAt, now)
    const replaced = base === undefined && before.body ? { replacedBody: JSON.stringify(before.body) } : {}
    await updatePosting(tx, ref.postingId, { body: JSON.stringify(body), ...replaced, updatedAt })
    return { updatedAt: updatedAt.toISOString() }
  })
}

async function insertDraft(
  tx: Tx,
  { base, body, employerId, postingId }: DraftUpdate,
  now: Date,
): Promise<{ updatedAt: string }> {
  if (base !== undefined && base !== 'none') throw refuse(call, 'notFound')
  if ((await countDrafts(tx, employerId)) >= mostDrafts) throw refuse(call, 'tooMany')
  const dates = { updatedAt: now, createdAt: now, stateSince: now }
  const isMade = await insertPosting(tx, { id: postingId, employerId, state: 'draft', body: JSON.stringify(body), ...dates })
  // The id belongs to another company, or to a job without a posting.
  if (!isMade) throw refuse(call, 'notFound')
  return { updatedAt: now.toISOString() }
}

export async function deleteDraft(db: Db, ref: PostingRef): Promise<void> {
  const endpoint = jobPosting['DELETE /api/employer/postings/:postingId']
  await db.transaction().execute(async (tx) => {
    const posting = await lockPosting(tx, ref)
    if (!posting) throw refuse(endpoint, 'notFound')
    if (posting.state !== 'draft' || posting.publishedAt) throw refuse(endpoint, 'notAllowed')
    await deletePosting(tx, ref.postingId)
  })
}

export function isStale(base: string | undefined, revision: Date): boolean {
  return base !== undefined && base !== revision.toISOString()
}

/** A later time than the last revision, also for two writes in one millisecond or after the clock was set back. */
function nextRevision(before: Date, now: Date): Date {
  return now > before ? now : new Date(before.getTime() + 1)
}
