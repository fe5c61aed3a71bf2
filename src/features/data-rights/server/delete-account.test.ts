import { expect, test } from 'vitest'
import { newToken } from '#platform/server/token.ts'
import { aCv } from '#tests/factories/a-cv.ts'
import { aJob } from '#tests/factories/a-job.ts'
import { aWholePerson } from '#tests/factories/a-whole-person.ts'
import { dump } from '#tests/support/database-dump.ts'
import { openPortal, type Person, testPassword } from '#tests/portal.ts'

const portal = await openPortal()
const { pool } = portal

const leave = (person: Person, body: object = {}) =>
  person.call('POST /api/account/delete', { password: testPassword, alsoOtherCvs: true, ...body })

test('no other person loses a row', async () => {
  const [leaving, staying] = [await portal.aUser(), await portal.aUser()]
  await aWholePerson(pool, { ...leaving, name: 'Zubeida Q', phone: '+91 98989 00001' })
  const rows = await aWholePerson(pool, { ...staying, name: 'Ravi K', phone: '+91 98989 00002' })
  const ids = Object.values(rows).flatMap((parts) =>
    parts.flatMap(({ row }) => (typeof row['id'] === 'string' ? [row['id']] : [])),
  )
  expect((await leave(leaving)).statusCode).toBe(200)
  const after = (await dump(pool)).join('\n')
  expect(ids.filter((id) => !after.includes(id))).toEqual([])
  expect((await staying.call('GET /api/auth/user')).statusCode).toBe(200)
})

test('every sign-in ends, and none can begin again', async () => {
  const person = await portal.aUser()
  const again = portal.withCookie(
    await portal.visitor.call('POST /api/auth/login', { email: person.email, password: testPassword }),
  )
  const answer = await leave(person)
  expect(answer.cookies).toEqual([expect.objectContaining({ name: 'pasand_session', value: '' })])
  expect((await person.call('GET /api/auth/user')).statusCode).toBe(401)
  expect((await again('GET /api/auth/user')).statusCode).toBe(401)
  const login = await portal.visitor.call('POST /api/auth/login', { email: person.email, password: testPassword })
  expect(login.statusCode).toBe(401)
})

test('one goodbye email is sent to the address, which is then stored nowhere', async () => {
  const person = await portal.aUser()
  await leave(person)
  await portal.settle()
  const emails = portal.emails.filter(({ to, key }) => to === person.email && key.startsWith('account-deleted-'))
  expect(emails).toHaveLength(1)
})

test.each([[{ password: 'not-the-password' }], [{ password: '' }], [{ password: undefined, email: 'typed@example.in' }]])(
  'with %j the account stays',
  async (body) => {
    const person = await portal.aUser()
    const answer = await leave(person, body)
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'wrongPassword'])
    expect((await person.call('GET /api/auth/user')).statusCode).toBe(200)
  },
)

test('after five wrong passwords even the right one is refused', async () => {
  const person = await portal.aUser()
  await Promise.all(Array.from({ length: 5 }, (_, guess) => leave(person, { password: `guess-${guess}` })))
  expect((await leave(person)).statusCode).toBe(429)
  expect((await person.call('GET /api/auth/user')).statusCode).toBe(200)
})

test('a person without a password types the email address instead', async () => {
  const person = await portal.aUser()
  await pool.query(`update users set password = null, auth_method = 'google', social_id = id::text where id = $1`, [person.id])
  expect((await person.call('GET /api/account/departure')).json().hasPassword).toBe(false)
  expect((await leave(person, { email: 'other@example.in' })).json().code).toBe('wrongEmail')
  expect((await leave(person, { email: person.email.toUpperCase() })).statusCode).toBe(200)
})

test('the consequences are shown before the deletion', async () => {
  const person = await portal.aUser()
  await aWholePerson(pool, { ...person, name: 'Zubeida Q', phone: '+91 98989 00003' })
  expect((await person.call('GET /api/account/departure')).json()).toEqual({
    email: person.email,
    hasPassword: true,
    cvs: 1,
    otherCvs: 1,
    applications: 1,
    jobs: 1,
  })
})

test('an anonymous CV stays unless the person chooses otherwise', async () => {
  const person = await portal.aUser()
  await aWholePerson(pool, { ...person, name: 'Zubeida Q', phone: '+91 98989 00004' })
  await leave(person, { alsoOtherCvs: false })
  const { rowCount } = await pool.query('select from cvs where lower(email) = $1 and user_id is null', [person.email])
  expect(rowCount).toBe(1)
})

test('the jobs of a deleted employer are closed, and applicants keep their applications', async () => {
  const [hiring, seeking] = [await portal.anEmployer(), await portal.aUser()]
  const { rows } = await pool.query<{ id: string }>('select id from employers where user_id = $1', [hiring.id])
  const { jobId } = await aJob(portal.db, { postedBy: rows[0]?.id ?? '' })
  await aCv(seeking)
  expect((await seeking.call('POST /api/applications', { jobId })).statusCode).toBe(201)
  expect((await leave(hiring)).statusCode).toBe(200)
  expect((await portal.visitor.call(`GET /api/jobs/${jobId}`)).json().code).toBe('closed')
  expect((await seeking.call('GET /api/applications/my-applications')).json()).toEqual([
    expect.objectContaining({ isJobOpen: false }),
  ])
})

test('the files of the photo are deleted too', async () => {
  const person = await portal.aUser()
  const key = newToken()
  const files = [`photos/${key}-128.webp`, `photos/${key}-384.webp`]
  await Promise.all(files.map((file) => portal.context.storage.keep(file, Buffer.from('picture'))))
  await pool.query('update users set profile_image_url = $2 where id = $1', [person.id, `/${files[0]}`])
  await leave(person)
  await portal.settle()
  expect(await Promise.all(files.map((file) => portal.context.storage.find(file)))).toEqual([null, null])
})
