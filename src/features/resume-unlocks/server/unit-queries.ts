/** The ledger of a company's unlocks. No other code writes it: docs/decisions/0126. */
import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '#platform/server/db.ts'
import { newId } from '#platform/server/new-id.ts'
import { startingUnits } from '../rules.ts'
import type { ResumeUnitsTable } from './tables.ts'

type Grant = {
  readonly employerId: string
  readonly units: number
  /** The origin of the units, such as an order. The same reference grants units only once. */
  readonly reference: string
}

/** Grants bought units. Returns false if they were granted before. */
export async function grantUnits(tx: Tx, { employerId, units, reference }: Grant, now: Date): Promise<boolean> {
  const made = await tx
    .insertInto('resumeUnits')
    .values({ id: newId(), employerId, units, kind: 'granted', requestId: null, reference, createdAt: now })
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .returning('id')
    .executeTakeFirst()
  return made !== undefined
}

/** For a refund: removes the remaining granted units, once per reference. Returns how many were removed. */
export async function withdrawUnits(tx: Tx, { employerId, units, reference }: Grant, now: Date): Promise<number> {
  const withdrawn = Math.min(units, await lockUnits(tx, employerId))
  if (withdrawn <= 0) return 0
  const made = await tx
    .insertInto('resumeUnits')
    .values({ id: newId(), employerId, units: -withdrawn, kind: 'expired', requestId: null, reference, createdAt: now })
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .returning('id')
    .executeTakeFirst()
  return made ? withdrawn : 0
}

/** Grants the units with which every verified company can try unlocking. */
export async function grantStartingUnits(tx: Tx, employerId: string, now: Date): Promise<void> {
  await grantUnits(tx, { employerId, units: startingUnits, reference: `start-${employerId}` }, now)
}

export async function findUnits(db: Db, employerId: string): Promise<number> {
  const row = await db.selectFrom('resumeBalances').select('units').where('employerId', '=', employerId).executeTakeFirst()
  return row?.units ?? 0
}

type UnitEntry = Pick<Selectable<ResumeUnitsTable>, 'id' | 'units' | 'kind' | 'createdAt'>

/** The newest hundred. */
export async function listUnitEntries(db: Db, employerId: string): Promise<UnitEntry[]> {
  return db
    .selectFrom('resumeUnits')
    .select(['id', 'units', 'kind', 'createdAt'])
    .where('employerId', '=', employerId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(100)
    .execute()
}

/** The number of units, locked so that no other transaction uses one of them until this one ends. */
export async function lockUnits(tx: Tx, employerId: string): Promise<number> {
  const row = await tx
    .selectFrom('resumeBalances')
    .select('units')
    .where('employerId', '=', employerId)
    .forUpdate()
    .executeTakeFirst()
  return row?.units ?? 0
}

type OfRequest = { readonly employerId: string; readonly requestId: string }

export async function useUnit(tx: Tx, { employerId, requestId }: OfRequest, now: Date): Promise<void> {
  await tx
    .insertInto('resumeUnits')
    .values({ id: newId(), employerId, units: -1, kind: 'used', requestId, reference: null, createdAt: now })
    .execute()
}

/** The uses since then. The caller has locked the units. */
export async function countUses(
  tx: Tx,
  employerId: string,
  since: Date,
): Promise<{ readonly used: number; readonly returned: number }> {
  return tx
    .selectFrom('resumeUnits')
    .select(sql<number>`(count(*) filter (where kind = 'used'))::int`.as('used'))
    .select(sql<number>`(count(*) filter (where kind = 'returned'))::int`.as('returned'))
    .where('employerId', '=', employerId)
    .where('createdAt', '>', since)
    .executeTakeFirstOrThrow()
}

/** Returns false if it was returned before: the unique index decides. */
export async function returnUnit(tx: Tx, { employerId, requestId }: OfRequest, now: Date): Promise<boolean> {
  const made = await tx
    .insertInto('resumeUnits')
    .values({ id: newId(), employerId, units: 1, kind: 'returned', requestId, reference: null, createdAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return made !== undefined
}

/** Companies whose balance differs from the sum of their entries. None, unless somebody has changed the tables by hand. */
export async function listWrongBalances(db: Db): Promise<string[]> {
  const { rows } = await sql<{ employerId: string }>`
    select coalesce(balance.employer_id, ledger.employer_id) as employer_id
    from resume_balances balance full join (select employer_id, sum(units) as units from resume_units group by employer_id) ledger
      on ledger.employer_id = balance.employer_id
    where balance.units is distinct from ledger.units`.execute(db)
  return rows.map(({ employerId }) => employerId)
}
