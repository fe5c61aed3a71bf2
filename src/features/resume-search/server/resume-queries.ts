/** Reads people for employers. Each statement checks resume_search again, so that nobody is shown who was hidden after being found. */
import { CompiledQuery, sql } from 'kysely'
import type { Pool } from 'pg'
import { z } from 'zod'
import { DemographicCode } from '#features/jobs/contract.ts'
import type { Db } from '#platform/server/db.ts'
import { statement } from '#platform/server/postgres/named-parameters.ts'

/** Parsed without the rules for writing, which would take longer than the search. */
const text = z.string().optional()
const Work = z.object({
  company: text,
  position: text,
  startDate: text,
  endDate: text,
  current: z.boolean().optional(),
  description: text,
})
const School = z.object({ institution: text, degree: text, field: text, startYear: text, endYear: text, grade: text })

const Part = z.object({ name: text, organization: text, startDate: text, endDate: text, description: text })
const section = z.array(Part).nullable()

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
  workExperience: z.array(Work),
  education: z.array(School),
  projects: section,
  certificates: section,
  publications: section,
  volunteering: section,
  summary: z.string(),
  activeOn: z.string(),
})
export type PersonRow = z.output<typeof PersonRow>

/** Each person is looked up by id: "offset 0" keeps the planner from joining all people. */
const peopleSql = `select person.* from unnest($ids::uuid[]) with ordinality wanted (id, n), lateral (
    select person.id, person.first_name "firstName", person.last_name "lastName", person.willing_to_move "willingToMove",
      resume_place(person.location, cv.personal_info ->> 'address') location, person.experience, person.demographic, person.availability_days notice,
      case when found.pay < 2147483647 then found.pay end "expectedPay", person.skills || coalesce(cv.skills, '{}') skills,
      coalesce(cv.experience, person.work_experience) "workExperience", coalesce(cv.education, person.education) education,
      cv.projects, cv.certificates, cv.publications, cv.volunteering,
      coalesce(nullif(cv.summary, ''), person.about) summary, found.active_on::text "activeOn"
    from resume_search found join users person on person.id = found.user_id left join cvs cv on cv.user_id = found.user_id
    where found.user_id = wanted.id offset 0) person
  where not exists (select from resume_blocks blocked where blocked.employer_id = $employerId::uuid and blocked.user_id = wanted.id)
  order by wanted.n`

const peopleStatement = (ids: readonly string[], employerId: string) => statement('resume-people', peopleSql, { ids, employerId })

/** In the order of the ids, without people who have blocked the company. */
export async function listPeople(db: Db, ids: readonly string[], employerId: string): Promise<PersonRow[]> {
  const { text: sqlText, values = [] } = peopleStatement(ids, employerId)
  const { rows } = await db.executeQuery(CompiledQuery.raw(sqlText, values))
  return rows.map((row) => PersonRow.parse(row))
}

/** Like `listPeople`, on a connection of the search pool, which keeps the statement prepared. */
export async function listFoundPeople(pool: Pool, ids: readonly string[], employerId: string): Promise<PersonRow[]> {
  if (ids.length === 0) return []
  const { rows } = await pool.query<object>(peopleStatement(ids, employerId))
  return rows.map((row) => PersonRow.parse(row))
}

/** Returns false if the company is already blocked. */
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

/** The newest first. */
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

/** Renews rows of the index. Rows that equal the view are not written. Missing people, such as all of an earlier release, are added. */
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
