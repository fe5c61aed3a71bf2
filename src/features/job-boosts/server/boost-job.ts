import { logAction } from '#features/employers/server/public.ts'
import { balanceOf, lockHolder, useEntitlement } from '#features/entitlements/server/public.ts'
import { findOpenJob } from '#features/jobs/server/public.ts'
import { daysAfter } from '#platform/contract/dates.ts'
import { refuse } from '#platform/contract/refusal.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Db } from '#platform/server/db.ts'
import { newId } from '#platform/server/new-id.ts'
import { boostDays, jobBoosts, type JobBoost } from '../contract.ts'
import { findBoostEnd, insertBoost } from './queries.ts'

const endpoint = jobBoosts['POST /api/employer/postings/:postingId/boost']

type OwnJob = { readonly jobId: string; readonly employerId: string }

export async function readBoost(db: Db, job: OwnJob, now: Date): Promise<JobBoost> {
  const holder = { userId: null, employerId: job.employerId }
  const [left, until] = await Promise.all([balanceOf(db, holder, 'boosts', now), findBoostEnd(db, job, now)])
  return { left, until: until?.toISOString() ?? null }
}

/** Two clicks at once use one boost: the second waits for the lock of the company, and then finds the first. */
export async function boostJob(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { userId, ...job }: OwnJob & { readonly userId: string },
): Promise<JobBoost> {
  const now = clock()
  const { jobId, employerId } = job
  await db.transaction().execute(async (tx) => {
    const holder = { userId: null, employerId }
    await lockHolder(tx, holder)
    const found = await findOpenJob(tx, jobId, now)
    if (found?.postedBy !== employerId) throw refuse(endpoint, 'notOpen')
    if (await findBoostEnd(tx, job, now)) throw refuse(endpoint, 'boosted')
    const subscriptionId = await useEntitlement(tx, holder, 'boosts', now)
    if (subscriptionId === null) throw refuse(endpoint, 'noneLeft')
    await insertBoost(tx, { id: newId(), ...job, subscriptionId, startsAt: now, endsAt: daysAfter(now, boostDays) })
    await logAction(tx, { employerId, userId, action: 'boosted a job', about: found.title }, now)
  })
  return readBoost(db, job, now)
}
