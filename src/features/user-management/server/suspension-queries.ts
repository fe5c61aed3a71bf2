import { sql } from 'kysely'
import type { Db, Tx } from '#platform/server/db.ts'
import { newId } from '#platform/server/new-id.ts'
import type { Suspension } from '../contract.ts'

export type Subject = { readonly userId: string } | { readonly employerId: string }
type Act = { readonly adminId: string; readonly reason: string; readonly now: Date }

const idsOf = (of: Subject) =>
  'userId' in of ? { userId: of.userId, employerId: null } : { userId: null, employerId: of.employerId }

/** Returns null if it is already suspended: the unique index decides. */
export async function insertSuspension(tx: Tx, of: Subject, { adminId, reason, now }: Act): Promise<string | null> {
  const made = await tx
    .insertInto('suspensions')
    .values({ id: newId(), ...idsOf(of), reason, suspendedBy: adminId, suspendedAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return made?.id ?? null
}

/** Returns null if it is not suspended, or was restored meanwhile. */
export async function endSuspension(tx: Tx, of: Subject, { adminId, reason, now }: Act): Promise<string | null> {
  const ended = await tx
    .updateTable('suspensions')
    .set({ restoredBy: adminId, restoredAt: now, restoreReason: reason })
    .where((where) => ('userId' in of ? where('userId', '=', of.userId) : where('employerId', '=', of.employerId)))
    .where('restoredAt', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return ended?.id ?? null
}

export async function listSuspensions(db: Db, of: Subject): Promise<Suspension[]> {
  const rows = await db
    .selectFrom('suspensions')
    .innerJoin('adminUsers as suspender', 'suspender.id', 'suspensions.suspendedBy')
    .leftJoin('adminUsers as restorer', 'restorer.id', 'suspensions.restoredBy')
    .select(['suspensions.id', 'reason', 'suspendedAt', 'restoredAt', 'restoreReason'])
    .select(sql<string>`suspender.first_name || ' ' || suspender.last_name`.as('suspendedBy'))
    .select(sql<string | null>`restorer.first_name || ' ' || restorer.last_name`.as('restoredBy'))
    .where((where) => ('userId' in of ? where('userId', '=', of.userId) : where('employerId', '=', of.employerId)))
    .orderBy('suspendedAt', 'desc')
    .limit(50)
    .execute()
  return rows.map(({ suspendedAt, restoredAt, ...row }) => ({
    ...row,
    suspendedAt: suspendedAt.toISOString(),
    restoredAt: restoredAt?.toISOString() ?? null,
  }))
}

/** The accounts among these that are suspended for themselves, and stay suspended when their company is restored. */
export async function listSuspendedAlone(tx: Tx, userIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (userIds.length === 0) return new Set()
  const rows = await tx
    .selectFrom('suspensions')
    .select('userId')
    .where('userId', 'in', userIds)
    .where('restoredAt', 'is', null)
    .execute()
  return new Set(rows.flatMap(({ userId }) => userId ?? []))
}

/** With the name of the company, if a company is suspended. */
export async function findSuspension(db: Db, id: string) {
  const row = await db
    .selectFrom('suspensions')
    .leftJoin('employers', 'employers.id', 'suspensions.employerId')
    .select(['suspensions.id', 'suspensions.userId', 'suspensions.employerId', 'reason', 'restoredAt', 'employers.companyName'])
    .where('suspensions.id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

/** The recipients of the email: for a company its whole team, because none of them can sign in. */
export async function listAddresses(db: Db, { userId, employerId }: { userId: string | null; employerId: string | null }) {
  const people = db.selectFrom('users').select(['users.id', 'users.email', 'users.firstName'])
  if (userId) return people.where('users.id', '=', userId).execute()
  return people
    .innerJoin('employerMembers as member', 'member.userId', 'users.id')
    .where('member.employerId', '=', employerId)
    .orderBy('users.id')
    .execute()
}
