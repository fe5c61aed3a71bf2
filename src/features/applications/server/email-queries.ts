import { sql } from 'kysely'
import { hidingOf, maskedIfBlind } from '../blind-rules.ts'
import type { Db } from '#platform/server/db.ts'

/**
 * The data of both sides for emails about an application. Details that are hidden from the employer are removed here, because only emails to
 * employers use the CV.
 */
const select = (db: Db) =>
  db
    .selectFrom('applications')
    .innerJoin('users', 'users.id', 'applications.userId')
    .innerJoin('jobs', 'jobs.id', 'applications.jobId')
    .innerJoin('employers', 'employers.id', 'jobs.postedBy')
    .leftJoin('hiringSettings', 'hiringSettings.jobId', 'applications.jobId')
    .select([
      'applications.id',
      'applications.userId',
      'applications.jobId',
      'applications.status',
      'applications.appliedAt',
      'applications.coverLetter',
      'applications.cvSnapshot',
      'applications.jobSnapshot',
      'applications.shortlistedAt',
      'hiringSettings.isBlind',
    ])
    .select(['users.email', 'users.firstName', 'jobs.postedBy as employerId', 'employers.contactEmail'])

/** Null if the account was deleted meanwhile; likewise below. */
export async function findApplicationParties(db: Db, applicationId: string) {
  const row = await select(db).where('applications.id', '=', applicationId).executeTakeFirst()
  return row ? maskedIfBlind(row) : null
}

export type ApplicationParties = NonNullable<Awaited<ReturnType<typeof findApplicationParties>>>

export async function findMove(db: Db, changeId: string) {
  const row = await select(db)
    .innerJoin('applicationStatusChanges as change', 'change.applicationId', 'applications.id')
    .select(['change.id as changeId', 'change.toStatus', 'change.note'])
    .where('change.id', '=', changeId)
    .executeTakeFirst()
  return row ?? null
}

export type StatusChangeFacts = NonNullable<Awaited<ReturnType<typeof findMove>>>

/** True for an unread message without an earlier unread message. Messages of one thread have different times. */
const isFirstUnread = sql<boolean>`message.read_at is null and not exists (
  select from application_messages before
  where before.application_id = message.application_id and before.sender = message.sender
    and before.read_at is null and before.sent_at < message.sent_at)`.as('isFirstUnread')

export async function findWritten(db: Db, messageId: string) {
  const row = await select(db)
    .innerJoin('applicationMessages as message', 'message.applicationId', 'applications.id')
    .select(['message.id as messageId', 'message.sender', 'message.body'])
    .select(isFirstUnread)
    .where('message.id', '=', messageId)
    .executeTakeFirst()
  if (!row) return null
  const body = row.sender === 'candidate' ? hidingOf(row)(row.body) : row.body
  return { ...maskedIfBlind(row), body }
}

export type MessageFacts = NonNullable<Awaited<ReturnType<typeof findWritten>>>
