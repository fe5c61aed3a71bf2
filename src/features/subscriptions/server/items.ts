import type { Grant } from '#features/entitlements/server/public.ts'
import { findPlanVersion, type PlanVersion } from '#features/plans/server/public.ts'
import type { Tx } from '#platform/server/db.ts'
import type { SettledOrder } from '#platform/server/payments/payment-hooks.ts'
import type { SubscriptionKind } from '../rules.ts'
import type { Length } from '../timeline.ts'

/** The grants of an order. */
export type Item = {
  readonly kind: SubscriptionKind
  /** Identifies what a further purchase of the same renews. */
  readonly key: string
  readonly name: string
  readonly type: string
  readonly length: Length
  readonly grants: readonly Grant[]
  readonly resumeUnits: number
  readonly version: PlanVersion | null
}

const addon: Item = {
  kind: 'interviewer_addon',
  key: 'interviewer_addon',
  name: 'AI Voice Interviewer',
  type: 'interviewer_addon',
  length: 'month',
  grants: [{ entitlement: 'interviewer_addon', units: 1 }],
  resumeUnits: 0,
  version: null,
}

function itemOf(version: PlanVersion): Item {
  const { audience, cvLimit, boosts, includesAddon } = version
  const isOfCompany = audience === 'employer'
  return {
    kind: version.isTopUp ? 'top_up' : 'plan',
    key: version.planId,
    name: version.name,
    type: version.planType,
    length: { days: version.durationDays },
    grants: [
      { entitlement: 'posting_slots', units: isOfCompany ? version.jobPostingLimit : 0 },
      { entitlement: 'cv_versions', units: isOfCompany ? 0 : cvLimit },
      { entitlement: 'boosts', units: isOfCompany ? boosts : 0 },
      { entitlement: 'interviewer_addon', units: isOfCompany && includesAddon ? 1 : 0 },
    ],
    resumeUnits: isOfCompany ? cvLimit : 0,
    version,
  }
}

export async function findItem(
  tx: Tx,
  { purpose, planVersionId }: Pick<SettledOrder, 'purpose' | 'planVersionId'>,
): Promise<Item | null> {
  if (purpose === 'interviewer_addon') return addon
  const version = planVersionId === null ? null : await findPlanVersion(tx, planVersionId)
  return version && itemOf(version)
}
