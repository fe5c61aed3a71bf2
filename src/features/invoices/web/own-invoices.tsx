import { BillingDetailsForm } from './billing-details-form.tsx'
import { InvoiceList } from './invoice-list.tsx'

type OwnInvoicesProps = {
  /** A member of a company who does not own it: its invoices, and who is on them, are for owners. */
  readonly isMember?: boolean
}

/** Invoices, and who is on the next one. The headings of the screen are above. */
export function OwnInvoices({ isMember = false }: OwnInvoicesProps) {
  if (isMember) return <InvoiceList none="The invoices of your company are for its owners." />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <InvoiceList />
      <div className="grid gap-3">
        <h3 className="text-lg">Billing details</h3>
        <BillingDetailsForm />
      </div>
    </div>
  )
}
