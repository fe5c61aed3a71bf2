import { aPlan } from '../factories/a-plan.ts'
import { candidates, companyOwners, employers, everyone, sales, type Row } from './permission-statuses.ts'
import type { Sample } from './permission-world.ts'

const form = { name: 'Growth', subtitle: 'For a team', price: 4_999, buttonText: 'Buy Growth' }
const somePlan: Sample = async ({ db }) => ({ params: { id: (await aPlan(db)).id } })

/** Sales and administrators manage plans; owners of companies buy the add-on. */
export const plansAndBilling: Readonly<Record<string, Row>> = {
  'GET /api/pricing-plans': [everyone()],
  'GET /api/admin/pricing-plans': [sales()],
  'POST /api/admin/pricing-plans': [sales(201), () => ({ body: form })],
  'PUT /api/admin/pricing-plans/:id': [sales(), async (world, caller) => ({ ...(await somePlan(world, caller)), body: form })],
  'DELETE /api/admin/pricing-plans/:id': [sales(), somePlan],
  'GET /api/admin/revenue': [sales()],
  'GET /api/admin/revenue/csv': [sales()],
  'GET /api/employer/billing': [employers()],
  'GET /api/account/plan': [candidates()],
  'POST /api/billing/interviewer/checkout': [companyOwners()],
  'POST /api/billing/interviewer/verify': [
    { ...companyOwners(404), employer: 200 },
    async ({ people }) => {
      const ordered = (await people.employer.call('POST /api/billing/interviewer/checkout')).json<{ orderId: string }>()
      const payment = { order_id: ordered.orderId, outcome: 'captured' }
      return { body: (await people.employer.call('POST /api/razorpay/sandbox-checkout', payment)).json<object>() }
    },
  ],
}
