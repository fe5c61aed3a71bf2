import { deactivateJob, findJob, setExpiry } from '#features/jobs/server/public.ts'
import { daysAfter } from '#platform/contract/dates.ts'
import type { Tx } from '#platform/server/db.ts'
import { publish } from '#platform/server/events.ts'
import { jobHeld, jobReleased, jobRemoved } from '../events-contract.ts'
import { moneyRequestOf } from '../money-request.ts'
import { nextState, usualDays } from '../rules.ts'
import { insertPosting, lockPosting, type PostingRow, updatePosting } from './queries.ts'

/** The text of the job asks for money, or people report it: for asking for money, or for other things. */
type HoldCause = 'text' | 'reportedMoney' | 'reports'

/** Hides a job from every list until staff have decided. Returns false if it is neither open nor paused. */
export async function holdPosting(tx: Tx, jobId: string, cause: HoldCause, now: Date): Promise<boolean> {
  const posting = await lockAnyPosting(tx, jobId, now)
  const state = posting && nextState(posting.state, 'hold')
  if (!posting || !state || (posting.state !== 'open' && posting.state !== 'paused')) return false
  await deactivateJob(tx, jobId, now, cause === 'reports' ? 'check' : 'money')
  await updatePosting(tx, jobId, {
    state,
    heldFrom: posting.state,
    reason: cause === 'text' ? null : 'reports',
    stateSince: now,
    confirmationRequestedAt: null,
  })
  await publish(tx, jobHeld, { postingId: jobId })
  return true
}

type PublishedJob = Parameters<typeof moneyRequestOf>[0] & { readonly id: string }

/** Holds the jobs whose text asks candidates for money, before anybody sees them. */
export async function holdMoneyRequests(tx: Tx, jobs: readonly PublishedJob[], now: Date): Promise<void> {
  for (const job of jobs) if (moneyRequestOf(job) !== null) await holdPosting(tx, job.id, 'text', now)
}

/** Carries out the decision of staff, also about a job that is not on hold yet. Returns false if there is nothing to decide any more. */
export async function decidePosting(tx: Tx, jobId: string, decision: 'release' | 'remove', now: Date): Promise<boolean> {
  const posting = await lockAnyPosting(tx, jobId, now)
  if (!posting || !nextState(posting.state, decision)) return false
  if (decision === 'remove') {
    await deactivateJob(tx, jobId, now)
    await updatePosting(tx, jobId, { state: 'closed', reason: 'removed', heldFrom: null, stateSince: now })
    await publish(tx, jobRemoved, { postingId: jobId })
    return true
  }
  const state = posting.heldFrom ?? 'open'
  await updatePosting(tx, jobId, { state, reason: null, heldFrom: null, stateSince: now, confirmedAt: now })
  if (state === 'open') await setExpiry(tx, jobId, { expiresAt: posting.expiresAt ?? daysAfter(now, usualDays), now })
  else await deactivateJob(tx, jobId, now)
  await publish(tx, jobReleased, { postingId: jobId })
  return true
}

/** Locks the posting and returns whether it is on hold: of two concurrent decisions, the second sees the result of the first. */
export async function lockHold(tx: Tx, jobId: string, now: Date): Promise<boolean> {
  return (await lockAnyPosting(tx, jobId, now))?.state === 'held'
}

/** Locks the posting of any company. A job that was not written here gets a posting now. */
async function lockAnyPosting(tx: Tx, jobId: string, now: Date): Promise<PostingRow | null> {
  const job = await findJob(tx, jobId)
  if (!job) return null
  const ref = { employerId: job.postedBy, postingId: jobId }
  const known = await lockPosting(tx, ref)
  if (known) return known
  const { createdAt, updatedAt } = job
  const state = job.isActive ? 'open' : 'closed'
  const dates = { createdAt, updatedAt, publishedAt: createdAt, stateSince: now }
  await insertPosting(tx, { id: jobId, employerId: job.postedBy, state, body: null, ...dates })
  return lockPosting(tx, ref)
}
