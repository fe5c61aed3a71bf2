import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { findCompanyOf } from '#features/employers/server/public.ts'
import type { File } from '#platform/contract/endpoint.ts'
import { refuse } from '#platform/contract/refusal.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Db } from '#platform/server/db.ts'
import { newId } from '#platform/server/new-id.ts'
import { countOf, hours, type RateLimit } from '#platform/server/rate-limits/rate-limit.ts'
import { ifAllowed, serve } from '#platform/server/serve.ts'
import { invoices } from '../contract.ts'
import { isInvoiceKey } from './invoice-link.ts'
import { toInvoicePrint } from './print-model.ts'
import { findDetails, type Holder, saveDetails } from './details-queries.ts'
import { findInvoice, isReadable, listInvoices, type Reader } from './queries.ts'

/** Limited, because each download is typeset again. */
const pdfs: RateLimit = { name: 'PDFs of invoices', per: 'network', max: 200, windowSeconds: hours(1) }
const changes: RateLimit = { name: 'changes of billing details', per: 'account', max: 60, windowSeconds: hours(1) }

export function invoiceRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, clock, guards, rateLimits } = context
  serve(app, guards, invoices, {
    'GET /api/billing/invoices': async ({ actor }) => listInvoices(db, await readerOf(db, actor.id)),
    'GET /api/billing/invoices/:id/pdf': async ({ params: { id }, query: { key }, request, reply }) => {
      await rateLimits.consume([countOf(pdfs, request.ip)])
      return readPdf(context, { id, key, request, reply })
    },
    'GET /api/billing/details': async ({ actor }) => {
      const { holder } = await holderOf(db, actor.id)
      const details = await findDetails(db, holder)
      return { details: details && { ...details, gstin: details.gstin ?? '' } }
    },
    'PUT /api/billing/details': async ({ actor, body }) => {
      const { holder, mayChange } = await holderOf(db, actor.id)
      if (!mayChange) throw refuse(invoices['PUT /api/billing/details'], 'notOwner')
      await rateLimits.consume([countOf(changes, actor.id)])
      await saveDetails(db, holder, { ...body, gstin: body.gstin || null, id: newId(), updatedAt: clock() })
      return { details: body }
    },
  })
}

async function readerOf(db: Db, userId: string): Promise<Reader> {
  const company = await findCompanyOf(db, userId)
  return { userId, employerId: company?.role === 'owner' ? company.employerId : null }
}

async function holderOf(db: Db, userId: string): Promise<{ readonly holder: Holder; readonly mayChange: boolean }> {
  const company = await findCompanyOf(db, userId)
  if (!company) return { holder: { userId, employerId: null }, mayChange: true }
  return { holder: { userId: null, employerId: company.employerId }, mayChange: company.role === 'owner' }
}

type PdfRequest = {
  readonly id: string
  readonly key: string | undefined
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** The document of somebody else gets the same answer as one that does not exist. */
async function readPdf(context: AppContext, { id, key, request, reply }: PdfRequest): Promise<File> {
  const [invoice, user] = [await findInvoice(context.db, id), await ifAllowed(context.guards.user(request, reply))]
  const isOwn = invoice !== null && user !== null && isReadable(invoice, await readerOf(context.db, user.id))
  if (!invoice || !(isOwn || isInvoiceKey(context, id, key)))
    throw refuse(invoices['GET /api/billing/invoices/:id/pdf'], 'notFound')
  const requester = isOwn ? {} : { network: request.ip }
  const content = await context.typeset('invoice', toInvoicePrint(invoice), { requester })
  return { name: `${invoice.number.replaceAll('/', '-')}.pdf`, content }
}
