import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'

/** `id` is the id of the membership, which is erased with the account, so it may be part of the key of an email. */
export type Recipient = {
  readonly id: string
  readonly userId: string
  readonly email: string
  /** True for the recipient of mail to the company's contact address. */
  readonly isMain: boolean
  /** True if the account or the whole company is suspended: notifications continue, emails do not. */
  readonly isSuspended: boolean
}

/** The recipients of mail to a company: its owners and recruiters, the main owner first. None for a company without a team. */
export async function listRecipients(db: Db, employerId: string): Promise<Recipient[]> {
  return db
    .selectFrom('employerMembers as member')
    .innerJoin('employers', 'employers.id', 'member.employerId')
    .innerJoin('users', 'users.id', 'member.userId')
    .select(['member.id', 'member.userId'])
    .select([
      sql<string>`case when employers.user_id = member.user_id then employers.contact_email else users.email end`.as('email'),
      sql<boolean>`employers.user_id is not distinct from member.user_id`.as('isMain'),
      sql<boolean>`users.suspended_at is not null or employers.suspended_at is not null`.as('isSuspended'),
    ])
    .where('member.employerId', '=', employerId)
    .where('member.role', 'in', ['owner', 'recruiter'])
    .orderBy('isMain', 'desc')
    .orderBy('member.joinedAt')
    .execute()
}

/**
 * The recipient of an email: this member or, without an id, the main owner. Null if that person has left the team, may only read, or is suspended.
 */
export async function findEmailRecipient(db: Db, employerId: string, recipientId: string | null): Promise<Recipient | null> {
  const recipients = await listRecipients(db, employerId)
  const found = recipients.find(({ id, isMain }) => (recipientId === null ? isMain : id === recipientId))
  return found && !found.isSuspended ? found : null
}
