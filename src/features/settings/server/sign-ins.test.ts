import { expect, test } from 'vitest'
import { openPortal, type Person, testPassword } from '#tests/portal.ts'

let now = new Date('2026-11-21T06:00:00Z')
const portal = await openPortal({ clock: () => now })

const phone = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36'

async function again(person: Person): Promise<Person['call']> {
  const { email } = person
  return portal.withCookie(
    await portal.visitor.call('POST /api/auth/login', { email, password: testPassword }, { 'user-agent': phone }),
  )
}

test('each sign-in is listed in words, this one first and marked, without any secret', async () => {
  const person = await portal.aUser()
  await again(person)
  const list = (await person.call('GET /api/settings/sign-ins')).json()
  expect(list).toEqual([
    expect.objectContaining({ isThis: true }),
    expect.objectContaining({ isThis: false, device: 'Chrome on Android' }),
  ])
  expect(Object.keys(list[0]).toSorted()).toEqual(['device', 'id', 'isThis', 'seenAt', 'startedAt'])
})

test('the time of the last use changes every hour, that of the first does not', async () => {
  const person = await portal.aUser()
  const started = now.toISOString()
  now = new Date(now.getTime() + 2 * 60 * 60 * 1_000)
  await person.call('GET /api/auth/user')
  expect((await person.call('GET /api/settings/sign-ins')).json()).toEqual([
    expect.objectContaining({ startedAt: started, seenAt: now.toISOString() }),
  ])
})

test('one sign-in can be ended, and the others continue', async () => {
  const person = await portal.aUser()
  const [second, third] = [await again(person), await again(person)]
  const [mine] = (await second('GET /api/settings/sign-ins')).json()
  expect((await person.call(`DELETE /api/settings/sign-ins/${mine.id}`)).json()).toEqual({ ended: 1 })
  expect((await second('GET /api/auth/user')).statusCode).toBe(401)
  expect((await third('GET /api/auth/user')).statusCode).toBe(200)
  expect((await person.call(`DELETE /api/settings/sign-ins/${mine.id}`)).statusCode).toBe(404)
})

test('all other sign-ins can be ended at once, and this one stays', async () => {
  const person = await portal.aUser()
  const others = [await again(person), await again(person)]
  expect((await person.call('DELETE /api/settings/sign-ins')).json()).toEqual({ ended: 2 })
  const answers = await Promise.all(others.map((call) => call('GET /api/auth/user')))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401])
  expect((await person.call('GET /api/auth/user')).statusCode).toBe(200)
})

test('a sign-in of another person is 404', async () => {
  const [asha, ravi] = [await portal.aUser(), await portal.aUser()]
  const [hers] = (await asha.call('GET /api/settings/sign-ins')).json()
  expect((await ravi.call(`DELETE /api/settings/sign-ins/${hers.id}`)).statusCode).toBe(404)
  expect((await asha.call('GET /api/auth/user')).statusCode).toBe(200)
})
