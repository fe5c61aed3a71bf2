import { randomUUID } from 'node:crypto'
import * as argon2 from '@node-rs/argon2'
import { beforeEach, expect, test, vi } from 'vitest'
import { type Answer, openPortal, testPassword } from '#tests/portal.ts'

// The expensive work is counted instead of measured: a mock of the hashing library counts its calls.
vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof argon2>()
  return { ...real, hash: vi.fn<typeof real.hash>(real.hash), verify: vi.fn<typeof real.verify>(real.verify) }
})

const portal = await openPortal()
const known = await portal.aUser()
const unverified = person()
await portal.visitor.call('POST /api/auth/register', unverified)
const throughGoogle = await portal.aUser()
await portal.db
  .updateTable('users')
  .set({ password: null, socialId: randomUUID(), authMethod: 'google' })
  .where('id', '=', throughGoogle.id)
  .execute()

beforeEach(() => void vi.clearAllMocks())

function person() {
  return { email: `${randomUUID()}@example.in`, password: testPassword, firstName: 'Asha', lastName: 'Menon' }
}

const work = () => [vi.mocked(argon2.hash).mock.calls.length, vi.mocked(argon2.verify).mock.calls.length]
const seen = ({ statusCode, body, cookies, headers }: Answer) => [statusCode, body, cookies, Object.keys(headers).toSorted()]

/** Everything of the answer that a stranger can see, and the work behind it. */
async function observe(key: string, body: object) {
  vi.clearAllMocks()
  const answer = seen(await portal.visitor.call(key, body))
  return { answer, work: work() }
}

const signIn = (email: string) => observe('POST /api/auth/login', { email, password: 'papayas-in-june' })

const jobs = async () => Number((await portal.pool.query('select count(*) from graphile_worker.jobs')).rows[0]?.count)

const register = (email: string, remoteAddress: string) =>
  portal.app.inject({ method: 'POST', url: '/api/auth/register', payload: { ...person(), email }, remoteAddress })

test('a sign-in that fails is the same for a known, an unverified, a Google and an unknown address', async () => {
  const unknown = await signIn(person().email)
  expect(unknown.work).toEqual([0, 1])
  for (const { email } of [known, unverified, throughGoogle]) expect(await signIn(email)).toEqual(unknown)
})

test.each(['POST /api/auth/forgot-password', 'POST /api/auth/resend-verification'])(
  '%s has the same answer and the same effects for every address',
  async (key) => {
    const ask = async (email: string) => {
      const before = await jobs()
      return { ...(await observe(key, { email })), queued: (await jobs()) - before }
    }
    const unknown = await ask(person().email)
    expect(unknown.queued).toBe(1)
    for (const { email } of [known, unverified, throughGoogle]) expect(await ask(email)).toEqual(unknown)
  },
)

test('a registration does the same work for an address that is taken', async () => {
  const free = await observe('POST /api/auth/register', person())
  const taken = await observe('POST /api/auth/register', { ...person(), email: known.email })
  expect([free.work, taken.work]).toEqual([
    [1, 0],
    [1, 0],
  ])
})

test('a list of addresses cannot be tried at registration: after thirty taken ones the network is refused', async () => {
  for (let i = 0; i < 30; i++) expect((await register(known.email, '10.0.0.1')).statusCode).toBe(409)
  const refused = await register(known.email, '10.0.0.1')
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await register(known.email, '10.0.0.2')).statusCode).toBe(409)
})

test('a link that was made up costs no hash', async () => {
  const body = { token: 'reset-made-up', newPassword: 'guavas-in-july' }
  expect((await observe('POST /api/auth/reset-password', body)).work).toEqual([0, 0])
})
