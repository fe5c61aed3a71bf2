import type { Feature } from '#platform/server/feature.ts'
import type { PersonalDataTable } from '#platform/server/personal-data.ts'
import { invoices } from '../contract.ts'
import { sendInvoice } from './emails.ts'
import { forgetBuyer } from './queries.ts'
import { issueCreditNote, issueInvoice } from './issue-invoice.ts'
import { invoiceRoutes } from './routes.ts'

const user = { column: 'user_id', is: 'id' } as const
const company = { column: 'employer_id', in: 'employers' } as const
const books = 'The tax laws of India require us to store what we have issued for eight years. Only businesses stay named.'

const invoicePersonalData: readonly PersonalDataTable[] = [
  {
    table: 'billing_details',
    about: 'Who is on your invoices.',
    links: [user, company],
    onDelete: 'erased',
  },
  {
    table: 'invoices',
    about: 'Your invoices, receipts and credit notes.',
    links: [user, company],
    onDelete: {
      set: { user_id: null },
      stays: { number: books, series: books, financial_year: books, kind: books, order_id: books, content: books },
    },
  },
]

export const invoicesFeature: Feature = {
  name: 'invoices',
  about: 'Tax invoices, receipts and credit notes: their numbers, tax, PDFs and emails, and who is named on them.',
  standsOn: ['site', 'auth', 'employers', 'plans', 'billing'],
  calls: [{ contract: invoices, routes: invoiceRoutes }],
  reactions: [sendInvoice],
  whenPaid: issueInvoice,
  whenRefunded: issueCreditNote,
  beforeErase: forgetBuyer,
  personalData: invoicePersonalData,
  notPersonalData: {
    'invoices.order_id': 'An invoice belongs to the account or the company that it names.',
    'invoices.original_id': 'What a credit note corrects; both name their buyer.',
    'invoices.refund_id': 'What a credit note is for.',
  },
}
