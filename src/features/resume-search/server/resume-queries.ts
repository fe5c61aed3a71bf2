/** What employers read of a person. Each statement asks resume_search again, so that nobody is shown who was hidden after being found. */
import { sql } from 'kysely'
import { z } from 'zod'
import { Education, Experience } from '#features/cvs/parts-contract.ts'
import { DemographicCode } from '#features/jobs/contract.ts'
import type { Db } from '#platform/server/db.ts'

const PersonRow = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  location: z.string().nullable(),
  willingToMove: z.boolean(),
  experience: z.int().nullable(),
  notice: z.int().nullable(),
  expectedPay: z.int().nullable(),
  demographic: DemographicCode.nullable(),
  skills: z.array(z.string()),
  workExperience: z.array(Experience.partial()),
  education: z.array(Education.partial()),
  summary: z.string(),
  activeOn: z.string(),
})
export type PersonRow = z.output<typeof PersonRow>

/** In the order of the ids; without people who have blocked the company. */
export async function listPeople(db: Db, ids: readonly string[], employerId: string): Promise<PersonRow[]> {
  const { rows } = await sql<unknown>`
    select person.id, person.first_name, person.last_name, resume_place(person.location, cv.personal_info ->> 'address') as location, person.willing_to_move, person.experience, person.demographic,
      person.availability_days as notice,
      case when found.pay < 2147483647 then found.pay end as expected_pay,
      array(select distinct on (lower(skill)) skill from unnest(person.skills || coalesce(cv.skills, '{}')) skill) as skills,
      coalesce(cv.experience, person.work_experience) as work_experience, coalesce(cv.education, person.education) as education,
      coalesce(nullif(cv.summary, ''), person.about) as summary, found.active_on::text as active_on
    from unnest(${ids}::uuid[]) with ordinality wanted (id, n)
      join resume_search found on found.user_id = wanted.id join users person on person.id = wanted.id left join cvs cv on cv.user_id = wanted.id
    where not exists (select from resume_blocks blocked where blocked.employer_id = ${employerId} and blocked.user_id = wanted.id)
    order by wanted.n`.execute(db)
  return rows.map((row) => PersonRow.parse(row))
}

/** False when the person is blocked already. */
export async function insertBlock(
  db: Db,
  { userId, employerId }: { readonly userId: string; readonly employerId: string },
  now: Date,
): Promise<boolean> {
  const row = await db
    .insertInto('resumeBlocks')
    .values({ userId, employerId, blockedAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('userId')
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteBlock(
  db: Db,
  { userId, employerId }: { readonly userId: string; readonly employerId: string },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('resumeBlocks')
    .where('userId', '=', userId)
    .where('employerId', '=', employerId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function isBlocked(
  db: Db,
  { userId, employerId }: { readonly userId: string; readonly employerId: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('resumeBlocks')
    .select('userId')
    .where('userId', '=', userId)
    .where('employerId', '=', employerId)
    .executeTakeFirst()
  return row !== undefined
}

/** Newest first. */
export async function listBlocks(db: Db, userId: string) {
  return db
    .selectFrom('resumeBlocks')
    .innerJoin('employers', 'employers.id', 'resumeBlocks.employerId')
    .select(['employers.id as employerId', 'employers.companyName', 'resumeBlocks.blockedAt'])
    .where('resumeBlocks.userId', '=', userId)
    .orderBy('resumeBlocks.blockedAt', 'desc')
    .limit(500)
    .execute()
}

const rowsAtOnce = 200

/** Rows that are as the view says are not written. People who are missing, such as all of an earlier release, are added. */
export async function renewRows(db: Db, after: string): Promise<string | null> {
  const { rows } = await sql<{ last: string | null }>`
    with batch as materialized (
      select id from users where id > coalesce(nullif(${after}, '')::uuid, '00000000-0000-0000-0000-000000000000') order by id limit ${rowsAtOnce}
    )
    select (select max(id::text) from batch) as last, resume_search_refresh(array(select id from batch))`.execute(db)
  return rows[0]?.last ?? null
}

/** Null for a job of another company. */
export async function findOwnJobTitle(db: Db, employerId: string, jobId: string): Promise<string | null> {
  const row = await db
    .selectFrom('jobs')
    .select('title')
    .where('id', '=', jobId)
    .where('postedBy', '=', employerId)
    .executeTakeFirst()
  return row?.title ?? null
}
