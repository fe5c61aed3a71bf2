import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '#platform/server/db.ts'
import type { Invitation, NewInvitation } from '../team-contract.ts'
import type { EmployerInvitationsTable } from './tables.ts'

const shown = ['id', 'email', 'role', 'createdAt', 'expiresAt'] as const
type InvitationColumns = Pick<Selectable<EmployerInvitationsTable>, (typeof shown)[number]>

const onWire = (row: InvitationColumns): Invitation => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
})

export async function listInvitations(db: Db, employerId: string, now: Date): Promise<Invitation[]> {
  const rows = await db
    .selectFrom('employerInvitations')
    .select(shown)
    .where('employerId', '=', employerId)
    .where('expiresAt', '>', now)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(onWire)
}

export async function countInvitations(tx: Tx, employerId: string, now: Date): Promise<number> {
  const { count } = await tx
    .selectFrom('employerInvitations')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('employerId', '=', employerId)
    .where('expiresAt', '>', now)
    .executeTakeFirstOrThrow()
  return count
}

type InvitationRow = NewInvitation & {
  readonly id: string
  readonly employerId: string
  readonly invitedBy: string
  readonly createdAt: Date
  readonly expiresAt: Date
}

/** One invitation per address: a new one replaces it, and its link stops working. */
export async function upsertInvitation(tx: Tx, { id, employerId, email, ...given }: InvitationRow): Promise<Invitation> {
  await tx
    .deleteFrom('employerInvitations')
    .where('employerId', '=', employerId)
    .where((where) => where(where.fn('lower', ['email']), '=', email.toLowerCase()))
    .execute()
  const row = await tx
    .insertInto('employerInvitations')
    .values({ id, employerId, email, ...given, tokenHash: null })
    .returning(shown)
    .executeTakeFirstOrThrow()
  return onWire(row)
}

export async function deleteInvitation(tx: Tx, employerId: string, id: string): Promise<boolean> {
  const gone = await tx
    .deleteFrom('employerInvitations')
    .where('id', '=', id)
    .where('employerId', '=', employerId)
    .returning('id')
    .executeTakeFirst()
  return gone !== undefined
}

/** The data for the email. Null if the invitation was withdrawn or accepted meanwhile. */
export async function findInvitation(db: Db, id: string) {
  const row = await db
    .selectFrom('employerInvitations as invitation')
    .innerJoin('employers', 'employers.id', 'invitation.employerId')
    .leftJoin('users as inviter', 'inviter.id', 'invitation.invitedBy')
    .select(['invitation.email', 'invitation.role', 'invitation.expiresAt', 'employers.companyName'])
    .select(sql<string>`coalesce(trim(inviter.first_name || ' ' || inviter.last_name), '')`.as('inviter'))
    .where('invitation.id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

export async function setInvitationToken(db: Db, id: string, tokenHash: Buffer): Promise<void> {
  await db.updateTable('employerInvitations').set({ tokenHash }).where('id', '=', id).execute()
}

export async function findInvitationByToken(db: Db, tokenHash: Buffer, now: Date) {
  const row = await db
    .selectFrom('employerInvitations as invitation')
    .innerJoin('employers', 'employers.id', 'invitation.employerId')
    .select(['invitation.id', 'invitation.employerId', 'invitation.email', 'invitation.role', 'invitation.expiresAt'])
    .select('employers.companyName')
    .where('invitation.tokenHash', '=', tokenHash)
    .where('invitation.expiresAt', '>', now)
    .executeTakeFirst()
  return row ?? null
}

export async function deleteDeadInvitations(db: Db, until: Date): Promise<void> {
  await db.deleteFrom('employerInvitations').where('expiresAt', '<=', until).execute()
}
