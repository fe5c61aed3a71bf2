import type { Feature } from '#platform/server/feature.ts'
import type { PersonalDataTable } from '#platform/server/personal-data.ts'
import { subscriptions } from '../contract.ts'
import { grantPaidOrder } from './grant.ts'
import { remindNightly, sendEndReminder } from './remind.ts'
import { subscriptionRoutes } from './routes.ts'
import { withdrawRefunded } from './withdraw.ts'

const books = 'The tax and company laws of India require us to store paid orders for eight years; they name nobody.'

const subscriptionPersonalData: readonly PersonalDataTable[] = [
  {
    table: 'subscriptions',
    about: 'The plans that you have bought.',
    links: [
      { column: 'user_id', is: 'id' },
      { column: 'employer_id', in: 'employers' },
    ],
    onDelete: {
      set: { user_id: null, metadata: null, is_active: false, subscription_status: 'cancelled' },
      stays: {
        plan_name: books,
        plan_type: books,
        kind: books,
        currency: books,
        payment_id: books,
        razorpay_order_id: books,
        end_reason: books,
      },
    },
  },
]

export const subscriptionsFeature: Feature = {
  name: 'subscriptions',
  about: 'What was bought and until when: grants, upgrades, renewals, refunds, reminders, the add-on, revenue.',
  standsOn: ['site', 'auth', 'employers', 'entitlements', 'plans', 'billing', 'resume-unlocks', 'job-posting'],
  calls: [{ contract: subscriptions, routes: subscriptionRoutes }],
  whenPaid: grantPaidOrder,
  whenRefunded: withdrawRefunded,
  reactions: [sendEndReminder],
  schedule: [remindNightly],
  personalData: subscriptionPersonalData,
  notPersonalData: {
    'subscriptions.replaced_by': 'A plan and the one that has replaced it belong to the same account or company.',
    'subscriptions.razorpay_order_id': 'A subscription belongs to the account or the company that it names.',
    'entitlement_entries.subscription_id': 'An entry belongs to the account or the company that it names.',
    'subscription_reminders.subscription_id': 'Which emails were sent about a subscription.',
  },
}
