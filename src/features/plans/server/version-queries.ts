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

/** Cached, because a version never changes and each payment needs it more than once. */
const kept = new LRUCache<string, PlanVersion>({ max: 500 })

export async function findPlanVersion(db: Db, versionId: string): Promise<PlanVersion | null> {
  return (await findPlanVersions(db, [versionId])).get(versionId) ?? null
}

/** The versions with these ids, with at most one query. */
export async function findPlanVersions(db: Db, versionIds: readonly string[]): Promise<ReadonlyMap<string, PlanVersion>> {
  const versions = new Map<string, PlanVersion>()
  for (const id of versionIds) {
    const known = kept.get(id)
    if (known) versions.set(id, known)
  }
  const unknown = [...new Set(versionIds)].filter((id) => !versions.has(id))
  if (unknown.length === 0) return versions
  for (const row of await db.selectFrom('pricingPlanVersions').select(columns).where('id', 'in', unknown).execute()) {
    const version = { ...row, pricePaise: Number(row.pricePaise) }
    kept.set(row.id, version)
    versions.set(row.id, version)
  }
  return versions
}

/** The version on sale. Null if the plan is withdrawn or not available. */
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
