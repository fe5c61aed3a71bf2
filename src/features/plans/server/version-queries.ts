import { LRUCache } from 'lru-cache'
import type { Db } from '#platform/server/db.ts'
import type { PlanVersionsTable } from './tables.ts'

/** A plan as it was sold. It never changes. */
export type PlanVersion = Readonly<Omit<PlanVersionsTable, 'pricePaise' | 'createdAt'>> & { readonly pricePaise: number }

const columns = [
  'id',
  'planId',
  'version',
  'name',
  'subtitle',
  'planType',
  'audience',
  'isTopUp',
  'currency',
  'pricePaise',
  'period',
  'features',
  'durationDays',
  'cvLimit',
  'jobPostingLimit',
  'boosts',
  'includesAddon',
] as const

/** Kept, because a version never changes: each payment needs it more than once. */
const kept = new LRUCache<string, PlanVersion>({ max: 500 })

export async function findPlanVersion(db: Db, versionId: string): Promise<PlanVersion | null> {
  const known = kept.get(versionId)
  if (known) return known
  const row = await db.selectFrom('pricingPlanVersions').select(columns).where('id', '=', versionId).executeTakeFirst()
  if (!row) return null
  const version = { ...row, pricePaise: Number(row.pricePaise) }
  kept.set(versionId, version)
  return version
}

/** The version on sale. Null when the plan is withdrawn or not available. */
export async function findPlanOnSale(db: Db, planId: string): Promise<PlanVersion | null> {
  const plan = await db
    .selectFrom('pricingPlans')
    .select('versionId')
    .where('id', '=', planId)
    .where('isActive', '=', true)
    .where('available', '=', true)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
  return plan ? findPlanVersion(db, plan.versionId) : null
}
