import { deleteBlock, insertBlock, listBlocks } from '#features/resume-search/server/public.ts'
import { findCompanyFacts, isCompanySuspended } from '#features/employers/server/public.ts'
import { assertDefined } from '#platform/contract/assert-defined.ts'
import { refuse } from '#platform/contract/refusal.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Db, Tx } from '#platform/server/db.ts'
import { publish } from '#platform/server/events.ts'
import { type BlockedCompany, type ReceivedRequest, resumeAnswered, unlocks } from '../contract.ts'
import { shownUntil } from '../rules.ts'
import { unlock } from './request-contact.ts'
import { receivedOf } from './present-requests.ts'
import { changeRequest, closeRequests, findReceivedRow, lockRequest, type RequestRow } from './request-queries.ts'

const call = unlocks['PUT /api/resume-requests/:id']

type RequestAnswer = { readonly userId: string; readonly id: string; readonly answer: 'accept' | 'decline' }

/** Answers a request under a lock: of two concurrent answers, the second is refused. */
export async function answerRequest(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { userId, id, answer }: RequestAnswer,
): Promise<ReceivedRequest> {
  const now = clock()
  return db.transaction().execute(async (tx) => {
    const row = await lockRequest(tx, id)
    if (row?.userId !== userId) throw refuse(call, 'notFound')
    if (await isCompanySuspended(tx, row.employerId)) throw refuse(call, 'changed')
    if (row.status !== 'pending' || row.endsAt <= now) throw refuse(call, 'changed')
    if (answer === 'accept') await accept(tx, row, now)
    else await changeRequest(tx, id, { status: 'declined', answeredAt: now })
    await publish(tx, resumeAnswered, { requestId: id })
    return receivedOf(assertDefined(await findReceivedRow(tx, id), 'the request'))
  })
}

/** The person's consent counts even if the company has used its last unit meanwhile: it can buy one and unlock the details then. */
async function accept(tx: Tx, row: RequestRow, now: Date): Promise<void> {
  const isUnlocked = await unlock(tx, row, now)
  if (!isUnlocked) await changeRequest(tx, row.id, { status: 'accepted', answeredAt: now, endsAt: shownUntil(now) })
}

type Pair = { readonly userId: string; readonly employerId: string }

/** Blocks a company in one transaction: afterwards it neither finds the person nor sees unlocked details. */
export async function blockCompany({ db, clock }: Pick<AppContext, 'db' | 'clock'>, pair: Pair): Promise<BlockedCompany[]> {
  await db.transaction().execute(async (tx) => {
    if (!(await findCompanyFacts(tx, pair.employerId)))
      throw refuse(unlocks['PUT /api/blocked-companies/:employerId'], 'notFound')
    await insertBlock(tx, pair, clock())
    await closeRequests(tx, pair)
  })
  return listBlocked(db, pair.userId)
}

export async function unblockCompany(db: Db, pair: Pair): Promise<BlockedCompany[]> {
  await deleteBlock(db, pair)
  return listBlocked(db, pair.userId)
}

export async function listBlocked(db: Db, userId: string): Promise<BlockedCompany[]> {
  const rows = await listBlocks(db, userId)
  return rows.map((row) => ({ ...row, blockedAt: row.blockedAt.toISOString() }))
}
