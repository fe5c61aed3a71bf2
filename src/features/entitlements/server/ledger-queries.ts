/** The ledger of entitlements. No other code writes it: docs/decisions/0129. */
import { sql } from 'kysely'
import type { Tx } from '#platform/server/db.ts'
import { newId } from '#platform/server/new-id.ts'
import type { Entitlement, EntryKind } from '../rules.ts'
import { entriesOf } from './balance-queries.ts'

/** A company, or a person. */
export type Holder =
  | { readonly userId: string; readonly employerId: null }
  | { readonly userId: null; readonly employerId: string }

/** A movement, as seen by the holder. */
export type Movement = {
  readonly entitlement: Entitlement
  readonly kind: EntryKind
  readonly units: number
  readonly effectiveAt: Date
}
type MovementTarget = { readonly holder: Holder; readonly subscriptionId: string }

/** Locks the holder until the transaction ends, so that nobody else moves anything of theirs. */
export async function lockHolder(tx: Tx, { userId, employerId }: Holder): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`entitlements ${userId ?? employerId}`}, 0))`.execute(tx)
}

/** In one statement, because the database checks the balance after each statement. */
async function insertMovements(
  tx: Tx,
  { holder, subscriptionId }: MovementTarget,
  movements: readonly Movement[],
  now: Date,
): Promise<void> {
  if (movements.length === 0) return
  const rows = movements.flatMap(({ units, ...movement }) => {
    const entry = { ...movement, movementId: newId(), subscriptionId, createdAt: now }
    return [
      { ...entry, ...holder, id: newId(), isHolder: true, units },
      { ...entry, id: newId(), isHolder: false, userId: null, employerId: null, units: -units },
    ]
  })
  await tx.insertInto('entitlementEntries').values(rows).execute()
}

export type Grant = { readonly entitlement: Entitlement; readonly units: number }
type Period = { readonly start: Date; readonly end: Date }

/** Grants at the start of the period, and expires at its end. */
export async function grantForPeriod(
  tx: Tx,
  moving: MovementTarget,
  { grants, start, end }: Period & { readonly grants: readonly Grant[] },
  now: Date,
): Promise<void> {
  const movements = grants
    .filter(({ units }) => units > 0)
    .flatMap(({ entitlement, units }): Movement[] => [
      { entitlement, kind: 'granted', units, effectiveAt: start },
      { entitlement, kind: 'expired', units: -units, effectiveAt: end },
    ])
  await insertMovements(tx, moving, movements, now)
}

/** From `now` on, the subscription grants nothing more: granted entitlements are withdrawn, and later grants and expiries are cancelled. */
export async function withdrawPeriod(tx: Tx, moving: MovementTarget, now: Date): Promise<void> {
  const entries = await tx
    .selectFrom('entitlementEntries')
    .select(['entitlement', 'units', 'effectiveAt'])
    .where('subscriptionId', '=', moving.subscriptionId)
    .where('isHolder', '=', true)
    .execute()
  const sums = new Map<string, Omit<Movement, 'kind'>>()
  for (const { entitlement, units, effectiveAt } of entries) {
    const at = effectiveAt > now ? effectiveAt : now
    const key = `${entitlement} ${at.toISOString()}`
    sums.set(key, { entitlement, effectiveAt: at, units: (sums.get(key)?.units ?? 0) - units })
  }
  const movements = [...sums.values()].filter(({ units }) => units !== 0)
  await insertMovements(
    tx,
    moving,
    movements.map((movement) => ({ ...movement, kind: 'withdrawn' })),
    now,
  )
}

type EarlierEnd = { readonly from: Date; readonly to: Date }

/** Lets everything that would expire at the end of a subscription expire earlier. */
export async function endPeriodEarlier(tx: Tx, moving: MovementTarget, { from, to }: EarlierEnd, now: Date): Promise<void> {
  const ending = await tx
    .selectFrom('entitlementEntries')
    .select(['entitlement', sql<number>`sum(units)::int`.as('units')])
    .where('subscriptionId', '=', moving.subscriptionId)
    .where('isHolder', '=', true)
    .where('effectiveAt', '=', from)
    .groupBy('entitlement')
    .having(sql<boolean>`sum(units) <> 0`)
    .execute()
  const movements = ending.flatMap(({ entitlement, units }): Movement[] => [
    { entitlement, kind: 'expired', units, effectiveAt: to },
    { entitlement, kind: 'expired', units: -units, effectiveAt: from },
  ])
  await insertMovements(tx, moving, movements, now)
}

/**
 * Takes one unit from the period that ends first, and returns its subscription; null if nothing is left. One unit less will expire at the end of that
 * period. The caller has locked the holder.
 */
export async function useEntitlement(tx: Tx, holder: Holder, entitlement: Entitlement, now: Date): Promise<string | null> {
  const first = await entriesOf(tx, holder)
    .select('subscriptionId')
    .select(sql<Date>`min(effective_at) filter (where effective_at > ${now})`.as('end'))
    .where('entitlement', '=', entitlement)
    .groupBy('subscriptionId')
    .having(sql<boolean>`sum(units) filter (where effective_at <= ${now}) > 0`)
    .orderBy('end')
    .limit(1)
    .executeTakeFirst()
  if (!first) return null
  const { subscriptionId, end } = first
  const movements: Movement[] = [
    { entitlement, kind: 'used', units: -1, effectiveAt: now },
    { entitlement, kind: 'expired', units: 1, effectiveAt: end },
  ]
  await insertMovements(tx, { holder, subscriptionId }, movements, now)
  return subscriptionId
}
