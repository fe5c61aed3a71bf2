import type { Insertable } from 'kysely'
import type { PricingPlansTable } from '#features/plans/server/tables.ts'
import type { Db } from '#platform/server/db.ts'
import { newId } from '#platform/server/new-id.ts'

/** Inserts a plan that is on sale: five job posts and ten unlocks for thirty days. */
export async function aPlan(
  db: Db,
  over: Partial<Insertable<PricingPlansTable>> = {},
): Promise<{ readonly id: string; readonly price: number }> {
  const plan = {
    name: 'Growth',
    subtitle: 'For a team that hires every month',
    planType: 'multiple_vacancy' as const,
    price: '4999',
    justPay: null,
    buttonText: 'Buy Growth',
    features: ['5 job posts', '10 unlocks'],
    cvLimit: 10,
    jobPostingLimit: 5,
    updatedBy: null,
    ...over,
    id: newId(),
  }
  await db.insertInto('pricingPlans').values(plan).execute()
  return { id: plan.id, price: Number(plan.price) }
}

export async function planOf(db: Db, id: string) {
  return db.selectFrom('pricingPlans').select(['versionId', 'price']).where('id', '=', id).executeTakeFirstOrThrow()
}
