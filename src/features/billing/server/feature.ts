import type { Feature } from '#platform/server/feature.ts'
import { retentionDays } from '#features/site/retention-periods.ts'
import { billing } from '../contract.ts'
import { reportSandboxPayment } from './on-sandbox-paid.ts'
import { billingPersonalData } from './personal-data.ts'
import { deleteOldEvents, deleteUnpaidOrders, forgetHolders } from './queries.ts'
import { billingRoutes } from './routes.ts'

export const billingFeature: Feature = {
  name: 'billing',
  about: 'Orders, payment gateway, webhook, sandbox.',
  standsOn: ['site'],
  calls: [{ contract: billing, routes: billingRoutes }],
  reactions: [reportSandboxPayment],
  personalData: billingPersonalData,
  notPersonalData: {
    'sandbox_payments.order_id': 'An id and the outcome, with play money.',
    'subscriptions.razorpay_order_id': 'A subscription belongs to the account or the company that it names.',
  },
  retention: [
    {
      name: 'unpaid orders',
      days: retentionDays.unpaidOrder,
      why: 'The provider lets a payment come late by some days, never by weeks.',
      erase: deleteUnpaidOrders,
    },
    {
      name: 'who has paid without an account',
      days: retentionDays.unpaidOrder,
      why: 'The cookie that asks for the answer has ended before.',
      erase: forgetHolders,
    },
    {
      name: 'events of payments',
      days: retentionDays.paymentEvent,
      why: 'The provider sends an event again for a day, and by hand for a week.',
      erase: deleteOldEvents,
    },
  ],
}
