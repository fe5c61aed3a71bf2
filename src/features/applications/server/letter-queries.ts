import type { Db } from '#platform/server/db.ts'

/** What letters about one application need to know of both sides. */
const select = (db: Db) =>
  db
    .selectFrom('applications')
    .innerJoin('users', 'users.id', 'applications.userId')
    .innerJoin('jobs', 'jobs.id', 'applications.jobId')
    .innerJoin('employers', 'employers.id', 'jobs.postedBy')
    .select([
      'applications.id',
      'applications.userId',
      'applications.status',
      'applications.cvSnapshot',
      'applications.jobSnapshot',
    ])
    .select(['users.email', 'users.firstName', 'employers.contactEmail'])

/** Null when the account was deleted in between, as below. */
export async function findBothSides(db: Db, applicationId: string) {
  return (await select(db).where('applications.id', '=', applicationId).executeTakeFirst()) ?? null
}

export type BothSides = NonNullable<Awaited<ReturnType<typeof findBothSides>>>

export async function findMove(db: Db, changeId: string) {
  const row = await select(db)
    .innerJoin('applicationStatusChanges as change', 'change.applicationId', 'applications.id')
    .select(['change.id as changeId', 'change.toStatus'])
    .where('change.id', '=', changeId)
    .executeTakeFirst()
  return row ?? null
}

export type Moved = NonNullable<Awaited<ReturnType<typeof findMove>>>

export async function findWritten(db: Db, messageId: string) {
  const row = await select(db)
    .innerJoin('applicationMessages as message', 'message.applicationId', 'applications.id')
    .select(['message.id as messageId', 'message.sender', 'message.body'])
    .where('message.id', '=', messageId)
    .executeTakeFirst()
  return row ?? null
}

export type Written = NonNullable<Awaited<ReturnType<typeof findWritten>>>
