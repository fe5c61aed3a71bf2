import type { ColumnType, Generated } from 'kysely'
import type { IndianLanguage } from '#platform/server/pdf/language-of.ts'
import type { InvoiceKind } from '../numbering.ts'

/** A bigint column, which the driver returns as text. */
type Paise = ColumnType<string, number, never>

export type BillingDetailsTable = {
  id: string
  userId: string | null
  employerId: string | null
  name: string
  address: string
  state: string
  gstin: string | null
  updatedAt: Date
}

export type InvoiceCountersTable = { series: string; financialYear: string; last: number }

/** The printed content beside the amounts. */
export type InvoiceContent = {
  readonly seller: { readonly name: string; readonly address: string; readonly gstin: string; readonly sac: string } | null
  readonly buyer: {
    readonly name: string
    readonly address: string
    readonly state: string | null
    readonly gstin: string | null
  }
  readonly description: string
  /** The code of the state; null without a seller. */
  readonly placeOfSupply: string | null
  readonly paymentId: string
  readonly isSandbox: boolean
  /** The language of the second labels. Missing in documents that are older than these labels. */
  readonly language?: IndianLanguage | 'en'
  readonly original: { readonly number: string; readonly issuedAt: string } | null
}

export type InvoicesTable = {
  id: string
  number: string
  series: string
  financialYear: string
  serial: number
  kind: InvoiceKind
  orderId: string
  refundId: Generated<string | null>
  originalId: Generated<string | null>
  userId: string | null
  employerId: string | null
  issuedAt: Date
  amountPaise: Paise
  taxablePaise: Paise
  cgstPaise: Paise
  sgstPaise: Paise
  igstPaise: Paise
  rate: number | null
  content: ColumnType<InvoiceContent, string, string>
}

declare module '#platform/server/db.ts' {
  interface Tables {
    billingDetails: BillingDetailsTable
    invoiceCounters: InvoiceCountersTable
    invoices: InvoicesTable
  }
}
