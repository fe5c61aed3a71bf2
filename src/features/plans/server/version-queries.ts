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

export async function findPlanVersion(db: Db, versionId: string): Promise<PlanVersion | null> {
  const row = await db.selectFrom('pricingPlanVersions').select(columns).where('id', '=', versionId).executeTakeFirst()
  return row ? { ...row, pricePaise: Number(row.pricePaise) } : null
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
