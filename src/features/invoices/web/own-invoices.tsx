import { BillingDetailsForm } from './billing-details-form.tsx'
import { InvoiceList } from './invoice-list.tsx'

type OwnInvoicesProps = {
  /** True for a team member who is no owner: invoices and details of a company are for owners. */
  readonly isMember?: boolean
}

/** The invoices, and the details for the next one. The screen renders the headings. */
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
