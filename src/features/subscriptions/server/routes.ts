import type { FastifyInstance } from 'fastify'
import { isoDateText } from '#platform/contract/dates.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { serve } from '#platform/server/serve.ts'
import { subscriptions } from '../contract.ts'
import { orderAddon, verifyAddon } from './addon.ts'
import { readBillingState } from './read-state.ts'
import { revenueCsv } from './revenue-csv.ts'
import { listRevenue } from './revenue-queries.ts'

export function subscriptionRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, clock, guards } = context
  serve(app, guards, subscriptions, {
    'GET /api/employer/billing': ({ actor }) => readBillingState(db, { userId: null, employerId: actor.employerId }, clock()),
    'GET /api/account/plan': ({ actor }) => readBillingState(db, { userId: actor.id, employerId: null }, clock()),
    'POST /api/billing/interviewer/checkout': ({ actor, request }) => orderAddon(context, { ...actor, ip: request.ip }),
    'POST /api/billing/interviewer/verify': async ({ actor, body }) => {
      await verifyAddon(context, actor.id, body)
      return { success: true }
    },
    'GET /api/admin/revenue': () => listRevenue(db),
    'GET /api/admin/revenue/csv': async () => ({
      name: `revenue-${isoDateText(clock().toISOString())}.csv`,
      content: Buffer.from(revenueCsv(await listRevenue(db))),
    }),
  })
}
