import type { Feature } from '#platform/server/feature.ts'
import { retentionDays } from '#features/site/retention-periods.ts'
import { billing } from '../contract.ts'
import { paymentHelp } from '../help-contract.ts'
import { paymentModeration } from '../staff-contract.ts'
import { reportSandboxPayment } from './on-sandbox-paid.ts'
import { caseQueue } from './case-queries.ts'
import { deleteOldChecks } from './check-queries.ts'
import { deleteOldEvents, deleteUnpaidOrders, forgetHolders } from './queries.ts'
import { paymentHelpRoutes } from './help-routes.ts'
import { reconcilePayments } from './reconcile.ts'
import { sendRefundSoon } from './request-refund.ts'
import { billingRoutes } from './routes.ts'
import { paymentStaffRoutes } from './staff-routes.ts'
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
    onDelete: {
      set: { user_id: null, holder: null },
      stays: { id: books, currency: books, payment_id: books, invoice_number: books },
    },
  },
  {
    table: 'refunds',
    about: 'What was refunded to you.',
    links: [{ column: 'order_id', in: 'orders' }],
    leftOut: { requested_by: 'Which member of our staff it was.' },
    onDelete: { set: { reason: 'Deleted with the account' }, stays: { payment_id: books, order_id: books, provider_id: books } },
  },
  {
    table: 'payment_cases',
    about: 'Payments that our staff had to look at.',
    links: [{ column: 'order_id', in: 'orders' }],
    leftOut: { closed_by: 'Which member of our staff it was.', note: 'It is a note of our staff for themselves.' },
    onDelete: { set: { detail: null, note: null }, stays: { payment_id: books, order_id: books, reference: books } },
  },
]

export const billingFeature: Feature = {
  name: 'billing',
  about: 'Orders, payment gateway, webhook, sandbox, reconciler, refunds, and the queue of payments that need a person.',
  standsOn: ['site', 'auth', 'employers', 'staff', 'moderation', 'plans'],
  calls: [
    { contract: billing, routes: billingRoutes },
    { contract: paymentHelp, routes: paymentHelpRoutes },
    { contract: paymentModeration, routes: paymentStaffRoutes },
  ],
  reactions: [reportSandboxPayment, sendRefundSoon],
  schedule: [reconcilePayments],
  queues: [caseQueue],
  personalData: billingPersonalData,
  notPersonalData: {
    'sandbox_payments.order_id': 'An id and the outcome, with play money.',
    'payment_checks.order_id': 'When the provider is asked about the order again.',
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
      name: 'questions to the payment provider',
      days: retentionDays.unpaidOrder,
      why: 'The last one is asked after three days.',
      erase: deleteOldChecks,
    },
    {
      name: 'events of payments',
      days: retentionDays.paymentEvent,
      why: 'The provider sends an event again for a day, and by hand for a week.',
      erase: deleteOldEvents,
    },
  ],
}
