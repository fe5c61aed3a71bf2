import { refuse, Refusal } from '#platform/contract/refusal.ts'
import type { Db, Tx } from '#platform/server/db.ts'
import type { ModerationQueue } from '#platform/server/moderation-queue.ts'
import { claimed, moderation } from '../contract.ts'
import { deleteClaim, hasFree, type ClaimHolder, insertClaim, isWaiting, lockClaim } from './claim-queries.ts'

const call = moderation['PUT /api/admin/queues/:queue/claims/:itemId']

export async function claimItem(db: Db, queue: ModerationQueue, itemId: string, holder: ClaimHolder): Promise<Date> {
  const claim = await insertClaim(db, queue, itemId, holder)
  if (claim) return claim.expiresAt
  throw refuse(call, (await isWaiting(db, queue, itemId)) ? 'claimed' : 'notWaiting')
}

const mostTries = 20

/** Claims the next entry. Of two concurrent calls each gets a different entry: the one that loses the race tries again. */
export async function claimNext(db: Db, queue: ModerationQueue, holder: ClaimHolder): Promise<string | null> {
  for (let tries = 0; tries < mostTries; tries++) {
    const claim = await insertClaim(db, queue, null, holder)
    if (claim) return claim.itemId
    if (!(await hasFree(db, queue, holder))) return null
  }
  return null
}

type Decision = { readonly queue: ModerationQueue; readonly itemId: string; readonly adminId: string; readonly now: Date }

/** For the decisions of features, in their transaction: refuses an entry that somebody else has claimed, and ends the claim. */
export async function settleClaim(tx: Tx, { queue, itemId, adminId, now }: Decision): Promise<void> {
  const claim = await lockClaim(tx, queue.name, itemId)
  if (claim && claim.adminId !== adminId && claim.expiresAt > now) throw new Refusal('claimed', claimed)
  if (claim) await deleteClaim(tx, queue.name, itemId, claim.adminId)
}
