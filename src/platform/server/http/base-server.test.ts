import type { InjectOptions } from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { publicEnvironment } from '#tests/support/public-config.ts'
import { readConfig } from '../config/read-config.ts'
import { Unavailable } from '../failures.ts'
import { type BaseServerSettings, createBaseServer } from './base-server.ts'

const log = { level: 'silent' }

async function aGround(env: Readonly<Record<string, string>> = {}, over: Partial<BaseServerSettings> = {}) {
  const app = await createBaseServer({
    ...readConfig(env),
    cookieKey: Buffer.alloc(32),
    origins: ['https://pasand.example'],
    log,
    ...over,
  })
  app.get('/api/thing', (request) => ({ ip: request.ip, host: request.hostname }))
  app.post('/api/thing', (request, reply) => reply.setCookie('known', 'x', { path: '/' }).send(request.body))
  app.get('/api/fault', () => {
    throw new Error('secret detail')
  })
  app.get('/api/away', () => {
    throw Object.assign(new Error('connect ENOENT /tmp/x'), { code: 'ENOENT', syscall: 'connect' })
  })
  app.get('/api/nul', () => {
    throw Object.assign(new Error('invalid byte sequence for encoding "UTF8": 0x00'), { code: '22021' })
  })
  app.get('/page', () => {
    throw new Unavailable('The kitchen is closed')
  })
  afterAll(() => app.close())
  return app
}

const app = await aGround()
const json = { 'content-type': 'application/json' }

const calls: [what: string, call: InjectOptions & { url: string }, status: number][] = [
  ['an answer', { url: '/api/thing' }, 200],
  ['an unknown call', { url: '/api/nothing' }, 404],
  ['a malformed address of a call', { url: '/api/%zz' }, 400],
  ['a malformed address of a page', { url: '/%E0%A4%A' }, 404],
  ['an address without end', { url: `/api/${'x'.repeat(3_000)}` }, 404],
  ['an address longer than any of ours', { url: `/api/thing?${'&'.repeat(5_000)}` }, 414],
  ['an unknown method', { url: '/api/thing', method: 'PUT' }, 404],
  ['a method that nobody uses', { url: '/api/thing', method: 'TRACE' }, 404],
  ['JSON that is none', { url: '/api/thing', method: 'POST', headers: json, payload: '{bad' }, 400],
  ['no JSON at all', { url: '/api/thing', method: 'POST', headers: json, payload: '' }, 400],
  [
    'a form',
    { url: '/api/thing', method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload: 'a=b' },
    415,
  ],
  ['plain text', { url: '/api/thing', method: 'POST', headers: { 'content-type': 'text/plain' }, payload: '{}' }, 415],
  ['too much', { url: '/api/thing', method: 'POST', headers: json, payload: `"${'x'.repeat(300_000)}"` }, 413],
  [
    'a call from another site',
    { url: '/api/thing', method: 'POST', headers: { ...json, origin: 'https://evil.example' }, payload: '{}' },
    403,
  ],
  ['a fault', { url: '/api/fault' }, 500],
  ['a database that is away', { url: '/api/away' }, 503],
  ['a text that the database cannot hold', { url: '/api/nul' }, 400],
  ['a page that cannot be made', { url: '/page' }, 503],
]

test.each(calls)('%s carries the same headers, and no words of the framework', async (_what, call, status) => {
  const answer = await app.inject(call)
  expect(answer.statusCode).toBe(status)
  expect(answer.headers).toMatchObject({
    'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'content-security-policy': expect.stringContaining(`frame-ancestors 'none'`),
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': expect.stringContaining('microphone=(self)'),
  })
  expect(answer.headers).not.toHaveProperty('strict-transport-security')
  expect(answer.body).not.toMatch(/FST_|statusCode|secret detail/)
  const isForPrograms = status >= 400 && call.url !== '/page' && call.url !== '/%E0%A4%A'
  expect(isForPrograms ? answer.json() : { message: 'A page' }).toMatchObject({ message: expect.stringMatching(/^[A-Z]/) })
})

const forPrograms = calls.filter(([, { url }, status]) => status >= 400 && url.startsWith('/api/'))

test.each(forPrograms)('%s is explained in a sentence', async (_what, call) => {
  expect((await app.inject(call)).json()).toMatchObject({ message: expect.stringMatching(/^[A-Z]/) })
})

test('people get a page and programs get JSON', async () => {
  for (const url of ['/page', '/%E0%A4%A']) {
    const { headers, body } = await app.inject(url)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(body).toContain('<h1>')
    expect(body).toContain(String(headers['x-request-id']))
  }
})

test('a 400 lists its errors, a 500 has the id of the request, a 503 says when to try again', async () => {
  const bad = await app.inject({ url: '/api/thing', method: 'POST', headers: json, payload: '{bad' })
  expect(bad.json()).toEqual({
    message: 'The body is not valid JSON',
    errors: [{ path: '', message: 'The body is not valid JSON' }],
  })
  const fault = await app.inject('/api/fault')
  expect(fault.json()).toEqual({ message: 'Internal Server Error', requestId: fault.headers['x-request-id'] })
  expect((await app.inject('/api/away')).headers['retry-after']).toBe('5')
})

test.each([
  ['abc-1.2_3', true],
  ['x'.repeat(64), true],
  ['x'.repeat(65), false],
  ['two words', false],
  ['asha@example.in', false],
  ['{"level":60}', false],
])('the request id %s of a trusted proxy is kept: %s', async (id, isKept) => {
  const behind = await aGround({ TRUST_PROXY: '127.0.0.1' })
  const call = { url: '/api/thing', headers: { 'x-request-id': id } }
  expect((await behind.inject(call)).headers['x-request-id'] === id).toBe(isKept)
  expect((await behind.inject({ ...call, remoteAddress: '203.0.113.9' })).headers['x-request-id']).not.toBe(id)
  expect((await app.inject(call)).headers['x-request-id'], 'nobody is trusted').not.toBe(id)
})

test('an idle or endless connection is closed, and their number is limited', () => {
  expect(app.server).toMatchObject({ requestTimeout: 120_000, timeout: 120_000, maxConnections: 10_000 })
})

test('a public server tells browsers to use HTTPS only and marks every cookie as secure', async () => {
  const open = await aGround(publicEnvironment)
  const answer = await open.inject({ url: '/api/thing', method: 'POST', headers: json, payload: '{}' })
  expect(answer.headers['strict-transport-security']).toBe('max-age=31536000')
  expect(answer.cookies).toMatchObject([{ name: 'known', secure: true }])
  const own = await app.inject({ url: '/api/thing', method: 'POST', headers: json, payload: '{}' })
  expect(own.cookies[0]?.secure).toBeUndefined()
})

test.each([
  ['off', '127.0.0.1', 'localhost'],
  ['1', '203.0.113.9', 'pasand.example'],
  ['127.0.0.1', '203.0.113.9', 'pasand.example'],
  ['10.0.0.0/8', '127.0.0.1', 'localhost'],
])('with TRUST_PROXY=%s the caller is %s', async (believed, ip, host) => {
  const behind = await aGround({ TRUST_PROXY: believed })
  const headers = { 'x-forwarded-for': '198.51.100.1, 203.0.113.9', 'x-forwarded-host': 'pasand.example' }
  expect((await behind.inject({ url: '/api/thing', headers })).json()).toEqual({ ip, host })
})
