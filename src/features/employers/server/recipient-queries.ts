import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'

/** `id` is that of the membership, which is erased with the account: it may be a part of the key of an email. */
export type Recipient = {
  readonly id: string
  readonly userId: string
  readonly email: string
  /** Gets the mail for the contact address of the company. */
  readonly isMain: boolean
}

/** Those who get what is addressed to a company: its owners and recruiters, the main owner first. None for a company without a team. */
export async function listRecipients(db: Db, employerId: string): Promise<Recipient[]> {
  return db
    .selectFrom('employerMembers as member')
    .innerJoin('employers', 'employers.id', 'member.employerId')
    .innerJoin('users', 'users.id', 'member.userId')
    .select(['member.id', 'member.userId'])
    .select([
      sql<string>`case when employers.user_id = member.user_id then employers.contact_email else users.email end`.as('email'),
      sql<boolean>`employers.user_id is not distinct from member.user_id`.as('isMain'),
    ])
    .where('member.employerId', '=', employerId)
    .where('member.role', 'in', ['owner', 'recruiter'])
    .orderBy('isMain', 'desc')
    .orderBy('member.joinedAt')
    .execute()
}
