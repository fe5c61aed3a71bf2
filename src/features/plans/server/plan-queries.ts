import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '#platform/server/db.ts'
import type { Plan, PlanInput, StaffPlan } from '../contract.ts'
import type { Audience, PlanType } from '../rules.ts'
import type { PricingPlansTable } from './tables.ts'

const columns = [
  'pricingPlans.id',
  'pricingPlans.name',
  'pricingPlans.subtitle',
  'pricingPlans.planType',
  'pricingPlans.audience',
  'pricingPlans.currency',
  'pricingPlans.price',
  'pricingPlans.period',
  'pricingPlans.justPay',
  'pricingPlans.bestValue',
  'pricingPlans.available',
  'pricingPlans.buttonText',
  'pricingPlans.buttonColor',
  'pricingPlans.features',
  'pricingPlans.isTopUp',
  'pricingPlans.durationDays',
  'pricingPlans.includesAddon',
  'pricingPlans.cvLimit',
  'pricingPlans.jobPostingLimit',
  'pricingPlans.boosts',
  'pricingPlans.sortOrder',
  'pricingPlans.isActive',
  'pricingPlans.updatedAt',
  'version.version',
] as const

function plansOf(db: Db) {
  return db
    .selectFrom('pricingPlans')
    .innerJoin('pricingPlanVersions as version', 'version.id', 'pricingPlans.versionId')
    .select(columns)
    .where('pricingPlans.deletedAt', 'is', null)
    .orderBy('pricingPlans.sortOrder')
    .orderBy('pricingPlans.price')
    .orderBy('pricingPlans.id')
}

type Row = Awaited<ReturnType<ReturnType<typeof plansOf>['executeTakeFirstOrThrow']>>

function planOf({ price, cvLimit, jobPostingLimit, boosts, updatedAt, ...row }: Row): StaffPlan {
  return {
    ...row,
    price: Number(price),
    cvLimit: cvLimit ?? 0,
    jobPostingLimit: jobPostingLimit ?? 0,
    boosts: boosts ?? 0,
    updatedAt: updatedAt.toISOString(),
  }
}

export type PlanFilter = { readonly planType?: PlanType | undefined; readonly audience?: Audience | undefined }

export async function listPublicPlans(db: Db, { planType, audience }: PlanFilter): Promise<Plan[]> {
  const rows = await plansOf(db)
    .where('pricingPlans.isActive', '=', true)
    .$if(planType !== undefined, (query) => query.where('pricingPlans.planType', '=', planType ?? 'single_vacancy'))
    .$if(audience !== undefined, (query) => query.where('pricingPlans.audience', '=', audience ?? 'employer'))
    .execute()
  return rows.map(planOf)
}

export async function listStaffPlans(db: Db): Promise<StaffPlan[]> {
  return (await plansOf(db).execute()).map(planOf)
}

/** Null if it does not exist or was withdrawn. */
export async function findStaffPlan(db: Db, id: string): Promise<StaffPlan | null> {
  const row = await plansOf(db).where('pricingPlans.id', '=', id).executeTakeFirst()
  return row ? planOf(row) : null
}

/** Locks a plan, so that changes happen one after the other and the log has every state. */
export async function lockPlan(tx: Tx, id: string): Promise<StaffPlan | null> {
  await tx.selectFrom('pricingPlans').select('id').where('id', '=', id).forUpdate().execute()
  return findStaffPlan(tx, id)
}

const fields = ({ price, ...input }: PlanInput): Omit<Insertable<PricingPlansTable>, 'id' | 'updatedBy'> => ({
  ...input,
  price: price.toFixed(2),
})

export async function insertPlan(tx: Tx, id: string, input: PlanInput & { readonly updatedBy: string }): Promise<void> {
  const { updatedBy, ...plan } = input
  await tx
    .insertInto('pricingPlans')
    .values({ id, ...fields(plan), updatedBy })
    .execute()
}

export async function updatePlan(tx: Tx, id: string, input: PlanInput & { readonly updatedBy: string }): Promise<void> {
  const { updatedBy, ...plan } = input
  await tx
    .updateTable('pricingPlans')
    .set({ ...fields(plan), updatedBy, updatedAt: sql`now()` })
    .where('id', '=', id)
    .execute()
}

export async function withdrawPlan(
  tx: Tx,
  id: string,
  { updatedBy, now }: { readonly updatedBy: string; readonly now: Date },
): Promise<void> {
  await tx
    .updateTable('pricingPlans')
    .set({ deletedAt: now, isActive: false, updatedBy, updatedAt: now })
    .where('id', '=', id)
    .execute()
}
