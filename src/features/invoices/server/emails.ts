import { brand } from '#features/site/brand.ts'
import { rupeesText } from '#features/billing/rules.ts'
import { type Email, greeting } from '#platform/server/email.ts'
import { reaction } from '#platform/server/events.ts'
import { invoiceIssued } from '../contract.ts'
import type { InvoiceKind } from '../numbering.ts'
import { invoiceLink } from './invoice-link.ts'
import { titles } from './print-model.ts'
import { findInvoice, findRecipient, type StoredInvoice } from './queries.ts'

const sentences: Readonly<Record<InvoiceKind, string>> = {
  tax_invoice: 'Thank you for your payment. Here is your tax invoice.',
  receipt: 'Thank you for your payment. Here is your receipt.',
  credit_note: 'We have refunded your payment. Here is the credit note.',
  refund_receipt: 'We have refunded your payment. Here is the receipt of the refund.',
}

type InvoiceRecipient = { readonly email: string; readonly firstName: string }

function invoiceEmail(invoice: StoredInvoice, { email, firstName }: InvoiceRecipient, url: string): Email {
  const { id, kind, number, amountPaise, content } = invoice
  const test = content.isSandbox ? ['It was a test in the sandbox: no money has moved.'] : []
  return {
    key: `invoice-${id}`,
    to: email,
    subject: `${titles[kind]} ${number}`,
    body: [
      greeting(firstName),
      sentences[kind],
      ...test,
      {
        facts: [
          ['Number', number],
          ['For', content.description],
          ['Amount', rupeesText(amountPaise)],
          ['Order', invoice.orderId],
        ],
      },
      { button: 'Download the PDF', url },
      'The link opens it without logging in, so keep it to yourself.',
    ],
    why: `You're receiving this email because you bought something at ${brand.name}.`,
  }
}

/** Sent to the person who ordered. A deleted account gets no email. */
export const sendInvoice = reaction('sendInvoice', invoiceIssued, async (context, { invoiceId }) => {
  const invoice = await findInvoice(context.db, invoiceId)
  const person = invoice?.userId ? await findRecipient(context.db, invoice.userId) : null
  if (invoice && person) await context.sendEmail(invoiceEmail(invoice, person, invoiceLink(context, invoiceId)))
})
