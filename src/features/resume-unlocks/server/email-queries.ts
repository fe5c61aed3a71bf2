import type { Db } from '#platform/server/db.ts'

export async function findPersonOf(db: Db, userId: string) {
  return (await db.selectFrom('users').select(['id', 'email', 'firstName']).where('id', '=', userId).executeTakeFirst()) ?? null
}

/** The colleague who sent the request, while they belong to the company. */
export async function findRequester(db: Db, requestId: string) {
  const row = await db
    .selectFrom('resumeRequests')
    .innerJoin('users', 'users.id', 'resumeRequests.requestedBy')
    .innerJoin('employerMembers', (join) =>
      join.onRef('employerMembers.userId', '=', 'users.id').onRef('employerMembers.employerId', '=', 'resumeRequests.employerId'),
    )
    .select(['users.id', 'users.email', 'users.firstName'])
    .where('resumeRequests.id', '=', requestId)
    .executeTakeFirst()
  return row ?? null
}

export async function findContactRow(db: Db, userId: string) {
  const row = await db
    .selectFrom('users')
    .leftJoin('cvs', 'cvs.userId', 'users.id')
    .select(['users.firstName', 'users.lastName', 'users.email', 'users.phone', 'cvs.phone as cvPhone', 'cvs.personalInfo'])
    .where('users.id', '=', userId)
    .executeTakeFirst()
  return row ?? null
}
