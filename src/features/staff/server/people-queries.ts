import { sql } from 'kysely'
import type { StaffRole } from '#platform/contract/endpoint.ts'
import type { Db, Tx } from '#platform/server/db.ts'

const listed = (db: Db) =>
  db
    .selectFrom('adminUsers')
    .select(['id', 'firstName', 'lastName', 'email', 'role', 'isActive', 'lastLogin'])
    .select(sql<boolean>`second_factor_since is not null`.as('hasSecondFactor'))

export type StaffRow = Awaited<ReturnType<typeof listStaff>>[number]

/** All staff, active ones first. */
export async function listStaff(db: Db) {
  return listed(db).orderBy('isActive', 'desc').orderBy('firstName').orderBy('lastName').orderBy('id').execute()
}

export async function findListed(db: Db, id: string): Promise<StaffRow | null> {
  return (await listed(db).where('id', '=', id).executeTakeFirst()) ?? null
}

/**
 * Locks all active administrators in a fixed order, so that two who remove each other do so one after the other, and the second sees the result of
 * the first.
 */
export async function lockAdministrators(tx: Tx): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('adminUsers')
    .select('id')
    .where('role', '=', 'admin')
    .where('isActive', '=', true)
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map(({ id }) => id)
}

export async function lockListed(tx: Tx, id: string): Promise<StaffRow | null> {
  return (await listed(tx).where('id', '=', id).forUpdate().executeTakeFirst()) ?? null
}

type State = { readonly role: StaffRole; readonly isActive: boolean; readonly now: Date }

/** Invalidates the links that were sent before. */
export async function setStaffState(tx: Tx, id: string, { role, isActive, now }: State): Promise<void> {
  await tx
    .updateTable('adminUsers')
    .set({ role, isActive, resetToken: null, resetTokenExpiry: null, updatedAt: now })
    .where('id', '=', id)
    .execute()
}
