import { useSuspenseQuery } from '@tanstack/react-query'
import { FileDown } from 'lucide-react'
import { rupeesText } from '#features/billing/rules.ts'
import { PaymentHelpLink } from '#features/billing/web/payment-help-link.tsx'
import { dateText } from '#platform/contract/dates.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import type { Invoice } from '../contract.ts'
import { myInvoices } from './invoice-queries.ts'

const names: Readonly<Record<Invoice['kind'], string>> = {
  tax_invoice: 'Tax invoice',
  receipt: 'Receipt',
  credit_note: 'Credit note',
  refund_receipt: 'Refund receipt',
}

type InvoiceListProps = {
  /** Shown instead of an empty list. */
  readonly none?: string
}

/** The screen loads `myInvoices` first. */
export function InvoiceList({ none = 'You have no invoices yet. They appear here after a payment.' }: InvoiceListProps) {
  const { data: invoices } = useSuspenseQuery(myInvoices)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {invoices.length === 0 && <p className="text-soft">{none}</p>}
      {invoices.length > 0 && (
        <ul aria-label="Invoices" className="grid divide-y divide-line">
          {invoices.map((invoice) => (
            <li key={invoice.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
              <InvoiceRow invoice={invoice} />
            </li>
          ))}
        </ul>
      )}
      <PaymentHelpLink />
    </div>
  )
}

function InvoiceRow({
  invoice: { id, number, kind, issuedAt, amountPaise, description, isSandbox },
}: {
  readonly invoice: Invoice
}) {
  const isReturn = kind === 'credit_note' || kind === 'refund_receipt'
  return (
    <>
      <div className="grid gap-0.5">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {names[kind]} {number}
          {isSandbox && <Badge look="marigold">Sandbox</Badge>}
        </p>
        <p className="text-sm wrap-anywhere text-soft">
          {dateText(issuedAt)} · {description}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-4">
        <span className="font-medium tabular-nums">
          {isReturn && '−'}
          {rupeesText(amountPaise)}
        </span>
        <a
          href={`/api/billing/invoices/${id}/pdf`}
          aria-label={`PDF of ${number}`}
          className="inline-flex min-h-11 items-center gap-2 text-blue-dark underline underline-offset-4"
        >
          <FileDown aria-hidden="true" className="size-4" />
          PDF
        </a>
      </div>
    </>
  )
}
