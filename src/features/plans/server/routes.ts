import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#platform/server/app-context.ts'
import { serve } from '#platform/server/serve.ts'
import { openSharedCache } from '#platform/server/shared-cache.ts'
import { type Plan, plans } from '../contract.ts'
import { changePlan, createPlan, deletePlan } from './manage-plans.ts'
import { listPublicPlans, listStaffPlans } from './plan-queries.ts'

/** Changes by other processes are visible after this time. */
const keptMs = 15_000

export function planRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, guards } = context
  const listed = openSharedCache<Plan[]>({ max: 20, ttl: keptMs })
  serve(app, guards, plans, {
    'GET /api/pricing-plans': async ({ query }) =>
      (await listed.find(`${query.planType} ${query.audience}`, () => listPublicPlans(db, query))) ?? [],
    'GET /api/admin/pricing-plans': () => listStaffPlans(db),
    'POST /api/admin/pricing-plans': ({ actor, body }) => forgetting(listed.forget, createPlan(context, actor.id, body)),
    'PUT /api/admin/pricing-plans/:id': ({ actor, params, body }) =>
      forgetting(listed.forget, changePlan(context, { adminId: actor.id, id: params.id }, body)),
    'DELETE /api/admin/pricing-plans/:id': async ({ actor, params }) => {
      await forgetting(listed.forget, deletePlan(context, { adminId: actor.id, id: params.id }))
      return { deleted: true }
    },
  })
}

async function forgetting<T>(forget: () => void, change: Promise<T>): Promise<T> {
  const changed = await change
  forget()
  return changed
}
