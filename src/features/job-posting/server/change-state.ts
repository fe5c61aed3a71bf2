import { logAction } from '#features/employers/server/public.ts'
import { deactivateJob, setExpiry } from '#features/jobs/server/public.ts'
import { daysAfter } from '#platform/contract/dates.ts'
import { refuse } from '#platform/contract/refusal.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Tx } from '#platform/server/db.ts'
import { publish } from '#platform/server/events.ts'
import { expiryOf } from '../apply-by.ts'
import { jobPosting, type PostingStep, type PostingSummary } from '../contract.ts'
import { jobClosed, jobPaused } from '../events-contract.ts'
import { isExpired, nextState, takesSlot, usualDays } from '../rules.ts'
import { claimSlot } from './publish.ts'
import { lockedCompany, lockPosting, type PostingCompany, type PostingActor, type PostingRow, updatePosting } from './queries.ts'
import { summaryOf } from './read-postings.ts'

const call = jobPosting['PUT /api/employer/postings/:postingId/state']

type Subject = { readonly company: PostingCompany; readonly posting: PostingRow }

export async function changeState(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { userId, ...ref }: PostingActor,
  step: PostingStep,
): Promise<PostingSummary> {
  const now = clock()
  await db.transaction().execute(async (tx) => {
    const company = await lockedCompany(tx, ref.employerId, now)
    const posting = await lockPosting(tx, ref)
    if (!posting) throw refuse(call, 'notFound')
    await take(tx, { company, posting }, step, now)
    const { title } = await summaryOf(tx, ref, now)
    await logAction(tx, { employerId: company.id, userId, action: actions[step.action], about: title }, now)
  })
  return summaryOf(db, ref, now)
}

/** The actions in the past tense, for the log of the team. */
const actions: Readonly<Record<PostingStep['action'], string>> = {
  withdraw: 'took back a job',
  pause: 'paused a job',
  resume: 'resumed a job',
  renew: 'renewed a job',
  confirm: 'confirmed a job',
  close: 'closed a job',
}

/** Carries out a step. The caller holds the locks of the company and of the posting. */
export async function take(tx: Tx, subject: Subject, step: PostingStep, now: Date): Promise<void> {
  const { posting } = subject
  const state = nextState(posting.state, step.action)
  if (!state) throw refuse(call, 'notAllowed')
  if (step.action === 'pause') return pause(tx, posting, 'employer', now)
  if (step.action === 'close') return close(tx, posting, step.reason, now)
  if (step.action === 'withdraw') return updatePosting(tx, posting.id, { state, submittedBody: null, stateSince: now })
  if (step.action === 'confirm') return updatePosting(tx, posting.id, { confirmedAt: now, confirmationRequestedAt: null })
  return open(tx, subject, step, now)
}

export async function pause(tx: Tx, posting: PostingRow, why: 'employer' | 'unconfirmed', now: Date): Promise<void> {
  await deactivateJob(tx, posting.id, now)
  await updatePosting(tx, posting.id, { state: 'paused', reason: why, stateSince: now, confirmationRequestedAt: null })
  await publish(tx, jobPaused, { postingId: posting.id, why })
}

async function close(tx: Tx, posting: PostingRow, why: 'filled' | 'cancelled', now: Date): Promise<void> {
  await deactivateJob(tx, posting.id, now)
  await updatePosting(tx, posting.id, { state: 'closed', reason: why, stateSince: now, confirmationRequestedAt: null })
  await publish(tx, jobClosed, { postingId: posting.id, why })
}

/** Opens a job. If its last day is over, it gets thirty more days. */
async function open(tx: Tx, { company, posting }: Subject, step: PostingStep, now: Date): Promise<void> {
  if (!company.isVerified) throw refuse(call, 'unverified')
  const isOver = isExpired(posting, now)
  const expiresAt = step.action === 'renew' ? expiryOf(step.applyBy ?? '', now) : isOver ? null : posting.expiresAt
  if (step.action === 'renew' && !expiresAt) throw refuse(call, 'tooLate')
  if (!takesSlot(posting, now)) await claimSlot(tx, company, now)
  await setExpiry(tx, posting.id, { expiresAt: expiresAt ?? daysAfter(now, usualDays), now })
  const since = posting.state === 'open' ? {} : { state: 'open' as const, reason: null, stateSince: now }
  await updatePosting(tx, posting.id, { ...since, confirmedAt: now, confirmationRequestedAt: null })
}
