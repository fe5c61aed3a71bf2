import { insertCv } from '#features/cvs/server/insert-cv.ts'
import { openDatabase } from '#platform/server/db.ts'
import { newId } from '#platform/server/new-id.ts'
import { hashPassword } from '#platform/server/passwords.ts'
import { englishCv } from '#tests/factories/a-cv.ts'
import { type Visitor, visitorAt } from './visitor.ts'

export type Writer = {
  readonly email: string
  readonly cookie: string
  readonly visit: Visitor
  /** The jobs for which this person has yet to apply. */
  readonly jobIds: string[]
}

export const password = 'a-long-password-2026'

type Site = { readonly databaseUrl: string; readonly address: string }

/** Makes signed-in people with a CV, each with a network of its own. Their numbers begin with `first`. */
export async function makeCrowd({ databaseUrl, address }: Site, first: number, count: number): Promise<Writer[]> {
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
  for (const [at, email] of emails.entries()) {
    const visit = visitorAt(address, first + at)
    writers.push({ email, cookie: await signIn(visit, email), visit, jobIds: jobs.map(({ id }) => id) })
  }
  return writers
}

async function signIn(visit: Visitor, email: string): Promise<string> {
  const headers = { 'content-type': 'application/json' }
  const { status, cookies, text } = await visit('/api/auth/login', {
    method: 'POST',
    headers,
    body: JSON.stringify({ email, password }),
  })
  if (status !== 200) throw new Error(text)
  return cookies.map((cookie) => cookie.split(';')[0]).join('; ')
}
