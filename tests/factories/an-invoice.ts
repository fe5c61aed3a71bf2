import { randomUUID } from 'node:crypto'
import type { Row } from './insert-any.ts'

type Put = (table: string, given: Row) => Promise<string>
type Buyer = { readonly id: string; readonly name: string; readonly orderId: string }

/** Writes the rows that follow a person's order: a receipt, a refund, and a payment that staff had to check. */
export async function writeInvoice(put: Put, { id, name, orderId }: Buyer): Promise<void> {
  await put('billing_details', { user_id: id, name, address: `${name}, Pune`, state: '27' })
  await put('refunds', { order_id: orderId, reason: `${name} changed her mind` })
  await put('payment_cases', { order_id: orderId, kind: 'dispute', detail: name, note: `Wrote to ${name}` })
  const serial = Math.trunc(Math.random() * 1e6)
  const parts = { amount_paise: 1, taxable_paise: 1, cgst_paise: 0, sgst_paise: 0, igst_paise: 0 }
  const content = { buyer: { name, address: `${name}, Pune`, gstin: null }, description: randomUUID() }
  const row = { order_id: orderId, user_id: id, kind: 'receipt', number: `RCT/2627/${serial}`, serial, ...parts }
  await put('invoices', { ...row, content: JSON.stringify(content) })
}
