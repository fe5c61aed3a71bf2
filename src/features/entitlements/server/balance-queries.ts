import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import type { Entitlement } from '../rules.ts'
import type { Holder, Movement } from './ledger-queries.ts'

export function entriesOf(db: Db, { userId, employerId }: Holder) {
  const entries = db.selectFrom('entitlementEntries').where('isHolder', '=', true)
  return employerId === null ? entries.where('userId', '=', userId) : entries.where('employerId', '=', employerId)
}

export async function balanceOf(db: Db, holder: Holder, entitlement: Entitlement, at: Date): Promise<number> {
  const { units } = await entriesOf(db, holder)
    .select(sql<number>`coalesce(sum(units), 0)::int`.as('units'))
    .where('entitlement', '=', entitlement)
    .where('effectiveAt', '<=', at)
    .executeTakeFirstOrThrow()
  return units
}

export type LedgerEntry = Movement & { readonly id: string; readonly subscriptionId: string }

/** In the order in which they take effect. */
export async function listEntries(db: Db, holder: Holder): Promise<LedgerEntry[]> {
  return entriesOf(db, holder)
    .select(['id', 'entitlement', 'kind', 'units', 'effectiveAt', 'subscriptionId'])
    .orderBy('effectiveAt')
    .orderBy('id')
    .execute()
}

/** Movements whose two sides differ, and holders with a negative balance at some time. None, unless somebody has changed the table by hand. */
export async function listLedgerFaults(db: Db): Promise<string[]> {
  const { rows } = await sql<{ fault: string }>`
    select 'movement ' || movement_id as fault from entitlement_entries group by movement_id having sum(units) <> 0 or count(*) <> 2
    union all
    select distinct 'holder ' || coalesce(employer_id, user_id) from (
      select employer_id, user_id, sum(units) over (partition by employer_id, user_id, entitlement order by effective_at) as balance
      from entitlement_entries where is_holder and num_nonnulls(employer_id, user_id) = 1) summed
    where balance < 0`.execute(db)
  return rows.map(({ fault }) => fault)
}
