import { createHmac } from 'node:crypto'
import type { AppContext } from '#platform/server/app-context.ts'
import { isSameSignature } from '#platform/server/payments/signatures.ts'

type KeyContext = Pick<AppContext, 'keyFor'>

/** A link to one document that needs no sign-in: mail programs open links in browsers where nobody is signed in. */
export function invoiceLink({ keyFor, sites }: KeyContext & Pick<AppContext, 'sites'>, invoiceId: string): string {
  return `${sites.mainUrl}/api/billing/invoices/${invoiceId}/pdf?key=${keyOf({ keyFor }, invoiceId)}`
}

export function isInvoiceKey(signing: KeyContext, invoiceId: string, key: string | undefined): boolean {
  return key !== undefined && isSameSignature(keyOf(signing, invoiceId), key)
}

function keyOf({ keyFor }: KeyContext, invoiceId: string): string {
  return createHmac('sha256', keyFor('invoice links')).update(invoiceId).digest('base64url')
}
