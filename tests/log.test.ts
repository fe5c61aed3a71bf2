/** The log helps to find a fault and contains no personal data. */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { buildServer } from '#app/server/build-server.ts'
import { openPortal } from './portal.ts'

const { context, emails, settle } = await openPortal()
const lines: string[] = []
const settings = { logLevel: 'trace' }
const app = await buildServer(context, { ...settings, logTo: { write: (line) => void lines.push(line) } })

const person = {
  firstName: 'Thangamani',
  lastName: 'Vaidyanathan',
  email: `${randomUUID()}@example.in`,
  password: 'mangoes-in-may',
}
const from = { remoteAddress: '203.0.113.77', headers: { 'user-agent': 'Curious/1.0' } }
const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload, ...from })

test('after a registration, a wrong and a right sign-in, a search and two faults, the log names nobody', async () => {
  expect((await post('/api/auth/register', person)).statusCode).toBe(201)
  await settle()
  const token = /token=([\w-]+)/.exec(emails.find(({ to }) => to === person.email)?.text ?? '')?.[1] ?? 'no token'
  expect((await post('/api/auth/verify-email', { token })).statusCode).toBe(200)
  expect((await post('/api/auth/login', { ...person, password: 'a wrong one' })).statusCode).toBe(401)
  const signedIn = await post('/api/auth/login', person)
  expect(signedIn.statusCode).toBe(200)
  const cookie = signedIn.cookies[0]?.value ?? 'no cookie'
  await app.inject({
    url: `/api/jobs?q=${person.lastName}`,
    ...from,
    headers: { cookie: `pasand_session=${encodeURIComponent(cookie)}` },
  })
  await app.inject({ url: `/api/jobs/${person.email}`, ...from })

  const log = lines.join('')
  expect(lines.length).toBeGreaterThan(5)
  for (const secret of [...Object.values(person), token, cookie, from.remoteAddress, 'Curious']) expect(log).not.toContain(secret)
})

test('each request has one line, with the route and not the address', async () => {
  lines.length = 0
  const answer = await app.inject({ url: '/api/jobs?q=nurse&limit=3', ...from })
  const answered = lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ msg }) => msg === 'answered')
  expect(answered).toEqual([
    expect.objectContaining({
      id: answer.headers['x-request-id'],
      method: 'GET',
      route: '/api/jobs',
      status: answer.statusCode,
      ms: expect.any(Number),
    }),
  ])
})

test('a database error is logged with code and stack, without typed text', async () => {
  lines.length = 0
  const typed = 'thangamani@example.in'
  app.log.error({ err: await partFailureOf(`select '${typed}'::int`) }, 'unhandled error')
  app.log.error(
    {
      err: await partFailureOf(
        `do $$ begin raise unique_violation using message = 'x', detail = 'Key (email)=(${typed})'; end $$`,
      ),
    },
    'unhandled error',
  )
  app.log.error({ err: new Error(`550 no such user ${typed}; see https://x.example/?token=abc123`) }, 'unhandled error')
  expect(lines.join('')).not.toMatch(/thangamani|abc123/)
  const [first] = lines.map((line) => JSON.parse(line) as { err: Record<string, string> })
  expect(first?.err).toMatchObject({ code: '22P02', message: 'invalid input syntax for type integer: "…"' })
  expect(first?.err['stack']).toContain('\n    at ')
})

async function partFailureOf(statement: string): Promise<unknown> {
  return context.searchPool.query(statement).catch((error: unknown) => error)
}
