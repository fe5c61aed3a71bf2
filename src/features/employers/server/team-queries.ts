import { sql } from 'kysely'
import type { MemberRole } from '#platform/contract/endpoint.ts'
import type { Db, Tx } from '#platform/server/db.ts'
import type { Member } from '../team-contract.ts'

const fullName = sql<string>`trim(users.first_name || ' ' || users.last_name)`

/** Owners first, then by the time of joining. */
export async function listMembers(db: Db, employerId: string, you: string): Promise<Member[]> {
  const rows = await db
    .selectFrom('employerMembers as member')
    .innerJoin('users', 'users.id', 'member.userId')
    .select(['member.userId', 'users.email', 'member.role', 'member.joinedAt', fullName.as('name')])
    .where('member.employerId', '=', employerId)
    .orderBy(sql`array_position(array['owner', 'recruiter', 'viewer'], member.role)`)
    .orderBy('member.joinedAt')
    .limit(500)
    .execute()
  return rows.map((row) => ({ ...row, joinedAt: row.joinedAt.toISOString(), isYou: row.userId === you }))
}

export async function findRole(db: Db, employerId: string, userId: string): Promise<MemberRole | null> {
  const row = await db
    .selectFrom('employerMembers')
    .select('role')
    .where('employerId', '=', employerId)
    .where('userId', '=', userId)
    .executeTakeFirst()
  return row?.role ?? null
}

export async function hasMemberAt(db: Db, employerId: string, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('employerMembers as member')
    .innerJoin('users', 'users.id', 'member.userId')
    .select('member.id')
    .where('member.employerId', '=', employerId)
    .where((where) => where(where.fn('lower', ['users.email']), '=', email.toLowerCase()))
    .executeTakeFirst()
  return row !== undefined
}

export async function countOwners(tx: Tx, employerId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('employerMembers')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('employerId', '=', employerId)
    .where('role', '=', 'owner')
    .executeTakeFirstOrThrow()
  return count
}

type NewMember = { readonly id: string; readonly employerId: string; readonly userId: string; readonly role: MemberRole }

/** Returns false if the person already belongs to a company: the unique constraint decides. */
export async function insertMember(tx: Tx, member: NewMember, now: Date): Promise<boolean> {
  const made = await tx
    .insertInto('employerMembers')
    .values({ ...member, joinedAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return made !== undefined
}

export async function setRole(tx: Tx, userId: string, role: MemberRole): Promise<void> {
  await tx.updateTable('employerMembers').set({ role }).where('userId', '=', userId).execute()
}

export async function deleteMember(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('employerMembers').where('userId', '=', userId).execute()
}

/**
 * The main owner must be one of the owners, so another owner takes over when one leaves. The address and name of the person who left are removed from
 * the company.
 */
export async function keepMainOwner(tx: Tx, employerId: string): Promise<void> {
  await sql`
    update employers set user_id = next.user_id, updated_at = now(),
      contact_email = case when lower(contact_email) = lower(gone.email) then next.email else contact_email end,
      contact_name = case when lower(contact_email) = lower(gone.email) then next.name else contact_name end
    from users gone, lateral (
      select member.user_id, users.email, ${fullName} as name
      from employer_members member join users on users.id = member.user_id
      where member.employer_id = ${employerId} and member.role = 'owner'
      order by member.joined_at, member.id limit 1
    ) next
    where employers.id = ${employerId} and gone.id = employers.user_id and not exists (
      select from employer_members still
      where still.employer_id = employers.id and still.user_id = employers.user_id and still.role = 'owner')`.execute(tx)
}

/** The size of a team, as seen by one of its members. */
export type TeamCounts = { readonly others: number; readonly otherOwners: number; readonly isOwner: boolean }

export async function countTeam(tx: Tx, employerId: string, userId: string): Promise<TeamCounts> {
  return tx
    .selectFrom('employerMembers')
    .select([
      sql<number>`(count(*) filter (where user_id <> ${userId}))::int`.as('others'),
      sql<number>`(count(*) filter (where user_id <> ${userId} and role = 'owner'))::int`.as('otherOwners'),
      sql<boolean>`coalesce(bool_or(user_id = ${userId} and role = 'owner'), false)`.as('isOwner'),
    ])
    .where('employerId', '=', employerId)
    .executeTakeFirstOrThrow()
}

/** False for a company whose only member has deleted the account. */
export async function hasTeam(db: Db, employerId: string): Promise<boolean> {
  const member = await db.selectFrom('employerMembers').select('id').where('employerId', '=', employerId).executeTakeFirst()
  return member !== undefined
}
