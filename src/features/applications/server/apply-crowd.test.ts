import { expect, test } from 'vitest'
import { insertCv } from '#features/cvs/server/insert-cv.ts'
import { newId } from '#platform/server/new-id.ts'
import { englishCv } from '#tests/factories/a-cv.ts'
import { aJob } from '#tests/factories/a-job.ts'
import { openPortal, type Person, testPassword } from '#tests/portal.ts'

const portal = await openPortal()
const crowd = 200

test('two hundred people who apply at the same moment are all stored, each with one email', { timeout: 60_000 }, async () => {
  const { jobId } = await aJob(portal.db)
  const people = await aCrowd()
  const answers = await Promise.all(people.map(({ call }) => call('POST /api/applications', { jobId })))
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]))
  const rows = await portal.db.selectFrom('applications').select('userId').where('jobId', '=', jobId).execute()
  expect(new Set(rows.map(({ userId }) => userId))).toEqual(new Set(people.map(({ id }) => id)))
  await portal.settle()
  const thanked = portal.emails.filter(({ subject }) => subject.startsWith('Your application for')).map(({ to }) => to)
  expect(thanked.toSorted()).toEqual(people.map(({ email }) => email).toSorted())
})

/** All people share one password hash, because two hundred hashes would take longer than everything else. */
async function aCrowd(): Promise<Pick<Person, 'id' | 'email' | 'call'>[]> {
  const first = await portal.aUser()
  const { password } = await portal.db.selectFrom('users').select('password').where('id', '=', first.id).executeTakeFirstOrThrow()
  const rows = Array.from({ length: crowd }, (_, place) => ({
    id: newId(),
    email: `person-${place}@example.in`,
    password,
    firstName: 'Asha',
    lastName: 'Menon',
    emailVerified: true,
  }))
  await portal.db.insertInto('users').values(rows).execute()
  await portal.db.transaction().execute(async (tx) => {
    for (const { id } of rows) await insertCv(tx, { userId: id, body: englishCv, now: new Date() })
  })
  return Promise.all(
    rows.map(async ({ id, email }) => {
      const answer = await portal.visitor.call('POST /api/auth/login', { email, password: testPassword })
      return { id, email, call: portal.withCookie(answer) }
    }),
  )
}
