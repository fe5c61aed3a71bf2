import type { Db, Tx } from '#platform/server/db.ts'
import { newId } from '#platform/server/new-id.ts'
import type { Template } from '../message-contract.ts'

/** All data for a message to each applicant. The rows are locked in a fixed order. */
export async function lockRecipients(tx: Tx, employerId: string, applicationIds: readonly string[]) {
  return tx
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.jobId')
    .leftJoin('hiringSettings', 'hiringSettings.jobId', 'applications.jobId')
    .select(['applications.id', 'applications.userId', 'applications.status', 'applications.shortlistedAt'])
    .select(['applications.cvSnapshot', 'jobs.title', 'hiringSettings.isBlind'])
    .where('jobs.postedBy', '=', employerId)
    .where('applications.id', 'in', [...applicationIds])
    .orderBy('applications.id')
    .forUpdate('applications')
    .execute()
}

/** The people who have already received this bulk message. */
export async function listPastRecipients(tx: Tx, bulkId: string): Promise<ReadonlySet<string>> {
  const rows = await tx.selectFrom('bulkMessageRecipients').select('userId').where('bulkId', '=', bulkId).execute()
  return new Set(rows.map(({ userId }) => userId))
}

type Recipient = { readonly bulkId: string; readonly userId: string; readonly messageId: string }

/** If two calls with the same id arrive at once, the primary key lets only one insert the row. */
export async function insertRecipient(tx: Tx, recipient: Recipient): Promise<void> {
  await tx.insertInto('bulkMessageRecipients').values(recipient).execute()
}

export async function listTemplates(db: Db, employerId: string): Promise<Template[]> {
  return db
    .selectFrom('messageTemplates')
    .select(['id', 'name', 'body'])
    .where('employerId', '=', employerId)
    .orderBy('createdAt')
    .orderBy('id')
    .limit(mostTemplates)
    .execute()
}

const mostTemplates = 30

type NewTemplate = { readonly employerId: string; readonly name: string; readonly body: string }

/** Returns null if the company has the maximum number of templates. */
export async function insertTemplate(db: Db, { employerId, name, body }: NewTemplate, now: Date): Promise<Template | null> {
  const before = await listTemplates(db, employerId)
  if (before.length >= mostTemplates) return null
  return db
    .insertInto('messageTemplates')
    .values({ id: newId(), employerId, name, body, createdAt: now })
    .returning(['id', 'name', 'body'])
    .executeTakeFirstOrThrow()
}

export async function deleteTemplate(db: Db, employerId: string, templateId: string): Promise<boolean> {
  const row = await db
    .deleteFrom('messageTemplates')
    .where('id', '=', templateId)
    .where('employerId', '=', employerId)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
