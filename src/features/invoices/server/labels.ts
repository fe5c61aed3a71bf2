import { z } from 'zod'
import { IndianLanguage } from '#platform/server/pdf/language-of.ts'
import texts from '../../../../content/invoices/labels.json' with { type: 'json' }

const LabelName = z.enum([
  'Tax Invoice',
  'Receipt',
  'Credit Note',
  'Refund Receipt',
  'Invoice number',
  'Receipt number',
  'Credit note number',
  'Date',
  'For invoice',
  'For receipt',
  'Place of supply',
  'Reverse charge',
  'No',
  'Order',
  'Payment',
  'Seller',
  'Buyer',
  'Description',
  'SAC',
  'Quantity',
  'Taxable value',
  'Amount',
  'CGST',
  'SGST',
  'UTGST',
  'IGST',
  'Total',
  'Total refunded',
  'Total in words',
])
export type LabelName = z.output<typeof LabelName>

/** The field names of an invoice in each language, as used on bills and tax returns. */
export const labels = z.record(IndianLanguage, z.record(LabelName, z.string().min(1))).parse(texts)
