import { sql } from 'kysely'
import type { Tx } from '#platform/server/db.ts'

const wishesAtOnce = 200

type RenewalBatch = { readonly changed: readonly string[]; readonly next: string | null }

/** Renews the keys by which new jobs find a wish. `changed` are the active wishes whose keys have changed. */
export async function renewKeys(tx: Tx, after: string): Promise<RenewalBatch> {
  const { rows } = await sql<{ id: string; isChanged: boolean }>`
    with batch as materialized (
      select id, role_key(role) as role_key, company_key(company) as company_key from wishes
      where id > coalesce(nullif(${after}, '')::uuid, '00000000-0000-0000-0000-000000000000') order by id limit ${wishesAtOnce}
    ), renewed as (
      update wishes set role_key = batch.role_key, company_key = batch.company_key from batch
      where wishes.id = batch.id and (wishes.role_key, wishes.company_key) is distinct from (batch.role_key, batch.company_key)
      returning wishes.id, is_active
    )
    select batch.id, coalesce(renewed.is_active, false) as is_changed from batch left join renewed using (id) order by id`.execute(
    tx,
  )
  return { changed: rows.filter(({ isChanged }) => isChanged).map(({ id }) => id), next: rows.at(-1)?.id ?? null }
}
