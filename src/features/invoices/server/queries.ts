import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db, Tx } from '#platform/server/db.ts'
import type { Invoice } from '../contract.ts'
import type { TaxParts } from '../tax.ts'
import type { InvoicesTable } from './tables.ts'

/** The next number of a series. Others of the series wait until this transaction ends, and a rollback gives the number back. */
export async function nextSerial(tx: Tx, series: string, financialYear: string): Promise<number> {
  const { last } = await tx
    .insertInto('invoiceCounters')
    .values({ series, financialYear, last: 1 })
    .onConflict((conflict) =>
      conflict.columns(['series', 'financialYear']).doUpdateSet({ last: sql<number>`invoice_counters.last + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow()
  return last
}

export async function insertInvoice(tx: Tx, row: Insertable<InvoicesTable>): Promise<void> {
  await tx.insertInto('invoices').values(row).execute()
}

export type StoredInvoice = Omit<Selectable<InvoicesTable>, keyof TaxParts> & TaxParts

function numbered({
  amountPaise,
  taxablePaise,
  cgstPaise,
  sgstPaise,
  igstPaise,
  ...row
}: Selectable<InvoicesTable>): StoredInvoice {
  return {
    ...row,
    amountPaise: Number(amountPaise),
    taxablePaise: Number(taxablePaise),
    cgstPaise: Number(cgstPaise),
    sgstPaise: Number(sgstPaise),
    igstPaise: Number(igstPaise),
  }
}

export async function findInvoice(db: Db, id: string): Promise<StoredInvoice | null> {
  const row = await db.selectFrom('invoices').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? numbered(row) : null
}

/** The invoice or receipt of an order, and its corrections. Null for an order without one, such as an order of the demo. */
export async function findInvoiceOf(
  db: Db,
  orderId: string,
): Promise<{ readonly invoice: StoredInvoice; readonly notes: readonly StoredInvoice[] } | null> {
  const rows = await db.selectFrom('invoices').selectAll().where('orderId', '=', orderId).orderBy('issuedAt').execute()
  const all = rows.map(numbered)
  const invoice = all.find(({ originalId }) => originalId === null)
  return invoice ? { invoice, notes: all.filter(({ originalId }) => originalId !== null) } : null
}

/** The recipient of the emails about an order; null if the account was deleted. */
export async function findRecipient(db: Db, userId: string) {
  const row = await db
    .selectFrom('users')
    .select(['email', 'firstName', 'lastName'])
    .where('id', '=', userId)
    .where('emailVerified', '=', true)
    .executeTakeFirst()
  return row ?? null
}

/** The person, and the company that the person owns, if any. */
export type Reader = { readonly userId: string; readonly employerId: string | null }

const mostListed = 100

export async function listInvoices(db: Db, { userId, employerId }: Reader): Promise<Invoice[]> {
  const rows = await db
    .selectFrom('invoices')
    .select(['id', 'number', 'kind', 'issuedAt', 'amountPaise', 'orderId', 'content'])
    .where((where) =>
      where.or([
        where.and([where('userId', '=', userId), where('employerId', 'is', null)]),
        ...(employerId === null ? [] : [where('employerId', '=', employerId)]),
      ]),
    )
    .orderBy('issuedAt', 'desc')
    .orderBy('number', 'desc')
    .limit(mostListed)
    .execute()
  return rows.map(({ issuedAt, amountPaise, content: { description, isSandbox }, ...row }) => {
    return { ...row, issuedAt: issuedAt.toISOString(), amountPaise: Number(amountPaise), description, isSandbox }
  })
}

export function isReadable(invoice: Pick<StoredInvoice, 'userId' | 'employerId'>, { userId, employerId }: Reader): boolean {
  return invoice.employerId === null ? invoice.userId === userId : invoice.employerId === employerId
}

/**
 * Called before an account is erased. The law requires the buyer's name on invoices to businesses, which have a GSTIN, and on large ones. The plans
 * of job seekers are cheap, so their invoices stay without the name.
 */
export async function forgetBuyer(tx: Tx, userId: string): Promise<void> {
  await sql`update invoices set user_id = null,
      content = jsonb_set(content, '{buyer}', content -> 'buyer' || '{"name": "Deleted account", "address": ""}')
    where user_id = ${userId} and employer_id is null and content -> 'buyer' ->> 'gstin' is null`.execute(tx)
}
