import type { Feature } from '#platform/server/feature.ts'
import { retentionDays } from '#features/site/retention-periods.ts'
import { billing } from '../contract.ts'
import { reportSandboxPayment } from './on-sandbox-paid.ts'
import { deleteOldEvents, deleteUnpaidOrders, forgetHolders } from './queries.ts'
import { billingRoutes } from './routes.ts'
import type { PersonalDataTable } from '#platform/server/personal-data.ts'

const user = { column: 'user_id', is: 'id' } as const

const company = { column: 'employer_id', in: 'employers' } as const

const books = 'The tax and company laws of India require us to store paid orders for eight years; they name nobody.'

const billingPersonalData: readonly PersonalDataTable[] = [
  {
    table: 'orders',
    about: 'What you have ordered and paid.',
    links: [user, company],
    leftOut: { holder: 'It is there only for orders without an account, and opens them.' },
    onDelete: { set: { user_id: null, holder: null }, stays: { id: books, payment_id: books, invoice_number: books } },
  },
  {
    table: 'subscriptions',
    about: 'The plans that you have bought.',
    links: [user, company],
    onDelete: {
      set: { user_id: null, metadata: null, is_active: false, subscription_status: 'cancelled' },
      stays: { plan_name: books, plan_type: books, currency: books, payment_id: books, razorpay_order_id: books },
    },
  },
]

export const billingFeature: Feature = {
  name: 'billing',
  about: 'Orders, payment gateway, webhook, sandbox.',
  standsOn: ['site', 'plans'],
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
