import { sql } from 'kysely'
import type { Tx } from '#platform/server/db.ts'

/**
 * Before an account is erased. The law asks for the buyer's name on invoices to businesses, which have a GSTIN, and on large ones; the plans of job seekers
 * are small. So their invoices stay without the name.
 */
export async function forgetBuyer(tx: Tx, userId: string): Promise<void> {
  await sql`update invoices set user_id = null,
      content = jsonb_set(content, '{buyer}', content -> 'buyer' || '{"name": "Deleted account", "address": ""}')
    where user_id = ${userId} and employer_id is null and content -> 'buyer' ->> 'gstin' is null`.execute(tx)
}
