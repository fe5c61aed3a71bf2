import { insertCv } from '#features/cvs/server/insert-cv.ts'
import { openDatabase } from '#platform/server/db.ts'
import { migrate } from '#platform/server/migrate.ts'
import { newId } from '#platform/server/new-id.ts'
import { hashPassword } from '#platform/server/passwords.ts'
import { openEmbedded } from '#platform/server/postgres/embedded.ts'
import { englishCv } from '#tests/factories/a-cv.ts'
import { aJob } from '#tests/factories/a-job.ts'
import { testPassword } from '#tests/portal.ts'

const peopleCount = 8
const jobCount = 60

type Crowd = { readonly people: { readonly email: string; readonly password: string }[]; readonly jobIds: string[] }

/** Leaves a data folder with people who have a CV, and with jobs; its database is stopped again. */
export async function fillForApplying(home: string): Promise<Crowd> {
  const { url, stop } = await openEmbedded(home)
  const crowd = await fillDatabase(url, jobCount)
  await stop()
  return crowd
}

/** The same in a database that runs. */
export async function fillDatabase(url: string, count: number): Promise<Crowd> {
  const { db, pool, close } = openDatabase(url, () => {})
  await migrate(pool)
  const password = await hashPassword(testPassword)
  const emails = Array.from({ length: peopleCount }, (_, place) => `person-${place}@example.in`)
  await db.transaction().execute(async (tx) => {
    for (const email of emails) {
      const id = newId()
      const row = { id, email, password, firstName: 'Asha', lastName: 'Menon', emailVerified: true }
      await tx.insertInto('users').values(row).execute()
      await insertCv(tx, { userId: id, body: englishCv, now: new Date() })
    }
  })
  const { jobId, employerId } = await aJob(db)
  const jobIds = [jobId]
  while (jobIds.length < count) jobIds.push((await aJob(db, { postedBy: employerId })).jobId)
  await close()
  return { people: emails.map((email) => ({ email, password: testPassword })), jobIds }
}
