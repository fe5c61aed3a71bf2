import { BillingDetailsForm } from './billing-details-form.tsx'
import { InvoiceList } from './invoice-list.tsx'

/** Invoices, and who is on the next one. The headings of the screen are above. */
export function OwnInvoices() {
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
