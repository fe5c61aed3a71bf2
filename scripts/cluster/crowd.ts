import { insertCv } from '#features/cvs/server/insert-cv.ts'
import { openDatabase } from '#platform/server/db.ts'
import { newId } from '#platform/server/new-id.ts'
import { hashPassword } from '#platform/server/passwords.ts'
import { englishCv } from '#tests/factories/a-cv.ts'

export type Writer = { readonly email: string; readonly cookie: string; readonly jobIds: string[] }

export const password = 'a-long-password-2026'

/** People with a CV who are signed in, and the demo jobs that each of them has yet to apply for. */
export async function makeCrowd(databaseUrl: string, address: string, count: number): Promise<Writer[]> {
  const { db, close } = openDatabase(databaseUrl, () => undefined)
  const hash = await hashPassword(password)
  const emails = Array.from({ length: count }, () => `${newId()}@pasand.example`)
  for (const email of emails) {
    const id = newId()
    const row = { id, email, password: hash, firstName: 'Asha', lastName: 'Menon', emailVerified: true }
    await db.transaction().execute(async (tx) => {
      await tx.insertInto('users').values(row).execute()
      await insertCv(tx, { userId: id, body: englishCv, now: new Date() })
    })
  }
  const open = await db
    .selectFrom('jobs')
    .innerJoin('jobSearch', 'jobSearch.jobId', 'jobs.id')
    .select(['jobs.id', 'questions'])
    .orderBy('jobs.id')
    .execute()
  await close()
  const jobs = open.filter(({ questions }) => questions.length === 0)
  const writers: Writer[] = []
  for (const email of emails) writers.push({ email, cookie: await signIn(address, email), jobIds: jobs.map(({ id }) => id) })
  return writers
}

async function signIn(address: string, email: string): Promise<string> {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${address}/api/auth/login`, { method: 'POST', headers, body: JSON.stringify({ email, password }) })
  if (!answer.ok) throw new Error(await answer.text())
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}
