import { apiQuery } from '#platform/web/api-queries.ts'
import type { invoices } from '../contract.ts'

export const myInvoices = apiQuery<typeof invoices>()('GET /api/billing/invoices', {})
export const billingDetails = apiQuery<typeof invoices>()('GET /api/billing/details', {})
