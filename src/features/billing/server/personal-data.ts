import type { PersonalDataTable } from '#platform/server/personal-data.ts'

const user = { column: 'user_id', is: 'id' } as const
const company = { column: 'employer_id', in: 'employers' } as const
const books = 'The tax and company laws of India want paid orders kept for eight years; they name nobody.'

export const billingPersonalData: readonly PersonalDataTable[] = [
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
