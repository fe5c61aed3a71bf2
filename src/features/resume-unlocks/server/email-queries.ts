import type { Db } from '#platform/server/db.ts'

export async function findPersonOf(db: Db, userId: string) {
  return (await db.selectFrom('users').select(['id', 'email', 'firstName']).where('id', '=', userId).executeTakeFirst()) ?? null
}

/** The colleague who sent the request, as long as they belong to the company. */
export async function findAskedBy(db: Db, requestId: string) {
  const row = await db
    .selectFrom('resumeRequests')
    .innerJoin('users', 'users.id', 'resumeRequests.askedBy')
    .innerJoin('employerMembers', (join) =>
      join.onRef('employerMembers.userId', '=', 'users.id').onRef('employerMembers.employerId', '=', 'resumeRequests.employerId'),
    )
    .select(['users.id', 'users.email', 'users.firstName'])
    .where('resumeRequests.id', '=', requestId)
    .executeTakeFirst()
  return row ?? null
}
