import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { JobsTable } from '#features/jobs/server/tables.ts'
import type { Db } from '#platform/server/db.ts'
import { newId } from '#platform/server/new-id.ts'

type Over = Partial<Insertable<JobsTable>>

/** Inserts an open job of the company `postedBy`, or of a new company. */
export async function aJob(db: Db, over: Over = {}): Promise<{ readonly jobId: string; readonly employerId: string }> {
  const company = over.company ?? 'Lotus Care Hospital'
  const employerId = over.postedBy ?? (await anEmployer(db, company))
  const jobId = over.id ?? newId()
  await db
    .insertInto('jobs')
    .values({
      title: 'Staff Nurse',
      company,
      description: 'Care for the people on a ward of thirty beds, in three shifts.',
      location: 'Pune, Maharashtra',
      jobType: 'full-time',
      experienceLevel: 'mid',
      ...over,
      id: jobId,
      postedBy: employerId,
    })
    .execute()
  return { jobId, employerId }
}

async function anEmployer(db: Db, companyName: string): Promise<string> {
  const id = newId()
  await db
    .insertInto('employers')
    .values({ id, companyName, contactEmail: `${randomUUID()}@example.in`, contactName: 'Meera Joshi' })
    .execute()
  return id
}
