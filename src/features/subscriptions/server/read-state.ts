import { findPostingLimit } from '#features/employers/server/public.ts'
import { balanceAt, coveredUntil, entitlements, nextFall } from '#features/entitlements/rules.ts'
import { type Holder, type LedgerEntry, listEntries } from '#features/entitlements/server/public.ts'
import { countSlots } from '#features/job-posting/server/public.ts'
import { hasEnd } from '#features/plans/rules.ts'
import { findPlanVersions, type PlanVersion } from '#features/plans/server/public.ts'
import { findUnits, listUnitEntries } from '#features/resume-unlocks/server/public.ts'
import type { Db } from '#platform/server/db.ts'
import type { Balance, BillingState, Subscription } from '../contract.ts'
import { addonPaise, statusOf } from '../rules.ts'
import { creditOf } from '../timeline.ts'
import { listLive, listSubscriptions, periodOf, type StoredSubscription } from './queries.ts'

/** The purchases of a holder at this moment. */
export async function readBillingState(db: Db, holder: Holder, now: Date): Promise<BillingState> {
  const [live, stored, entries, posts] = await Promise.all([
    listLive(db, holder, now),
    listSubscriptions(db, holder),
    listEntries(db, holder),
    postsOf(db, holder, now),
  ])
  const versions = await findPlanVersions(
    db,
    [...live, ...stored].flatMap(({ planVersionId }) => planVersionId ?? []),
  )
  const present = (row: StoredSubscription): Subscription => presented(row, versions.get(row.planVersionId ?? ''), now)
  const plans = live.filter(({ kind }) => kind === 'plan')
  const names = new Map(stored.map(({ id, planName }) => [id, planName]))
  const addonEntries = entries.filter(({ entitlement }) => entitlement === 'interviewer_addon')
  return {
    current: plans[0] ? present(plans[0]) : null,
    paidUntil: plans.at(-1)?.endDate.toISOString() ?? null,
    creditPaise: creditOf(plans.map(periodOf), now),
    balances: [...balancesOf(entries, names, now), ...(await unlocksOf(db, holder))],
    posts,
    addon: {
      isActive: balanceAt(addonEntries, now) > 0,
      until: coveredUntil(addonEntries, now)?.toISOString() ?? null,
      pricePaise: addonPaise,
    },
    subscriptions: stored.map(present),
  }
}

async function postsOf(db: Db, { employerId }: Holder, now: Date): Promise<BillingState['posts']> {
  if (employerId === null) return null
  const [used, limit] = await Promise.all([countSlots(db, employerId, now), findPostingLimit(db, employerId, now)])
  return { used, limit }
}

function presented(row: StoredSubscription, version: PlanVersion | undefined, now: Date): Subscription {
  const { id, kind, planId, planName, razorpayOrderId, startDate: start, endDate: end, endReason } = row
  const isLasting = endReason === null && version !== undefined && !hasEnd(version)
  // A period may be ended before it begins; its length is then zero.
  const until = row.endedAt && row.endedAt < start ? start : (row.endedAt ?? end)
  return {
    id,
    kind,
    planId,
    name: planName,
    orderId: razorpayOrderId,
    status: isLasting ? 'active' : statusOf({ start, end, endReason }, now),
    start: start.toISOString(),
    end: isLasting ? null : until.toISOString(),
    amountPaise: Math.round(Number(row.amount) * 100),
    refundedPaise: Number(row.refundedPaise),
  }
}

/** Only entitlements that the holder has ever had, without the add-on, which is not a number. */
function balancesOf(entries: readonly LedgerEntry[], names: ReadonlyMap<string, string>, now: Date): Balance[] {
  return entitlements.flatMap((entitlement): Balance[] => {
    const own = entries.filter((entry) => entry.entitlement === entitlement)
    if (own.length === 0 || entitlement === 'interviewer_addon') return []
    const history = summed(own)
      .toReversed()
      .map(({ id, kind, units, effectiveAt, subscriptionId }) => ({
        id,
        kind,
        units,
        at: effectiveAt.toISOString(),
        name: names.get(subscriptionId) ?? '',
      }))
    return [{ entitlement, left: balanceAt(own, now), until: nextFall(own, now)?.toISOString() ?? null, history }]
  })
}

/** Combines entries: a subscription's expiry is written in parts, the granted amount minus what was used meanwhile. */
function summed(entries: readonly LedgerEntry[]): LedgerEntry[] {
  const groups = Map.groupBy(entries, (entry) => `${entry.kind} ${entry.subscriptionId} ${entry.effectiveAt.toISOString()}`)
  return [...groups.values()].flatMap((group) => {
    const units = group.reduce((sum, entry) => sum + entry.units, 0)
    return group[0] && units !== 0 ? [{ ...group[0], units }] : []
  })
}

const unlockKinds = { granted: 'granted', used: 'used', returned: 'granted', expired: 'withdrawn' } as const

async function unlocksOf(db: Db, { employerId }: Holder): Promise<Balance[]> {
  if (employerId === null) return []
  const [left, entries] = await Promise.all([findUnits(db, employerId), listUnitEntries(db, employerId)])
  const history = entries.map(({ id, kind, units, createdAt }) => ({
    id,
    kind: unlockKinds[kind],
    units,
    at: createdAt.toISOString(),
    name: kind === 'returned' ? 'Given back' : '',
  }))
  return [{ entitlement: 'resume_unlocks', left, until: null, history }]
}
