import Fastify from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Render } from '#platform/contract/page.ts'
import { openPageCache } from './page-cache.ts'
import { servePages } from './pages.ts'

let rendered = 0
let job = 'Welder'
/** Runs while a page is being rendered. */
let meanwhile = async (): Promise<void> => {}

const render: Render = async ({ request, nonce }) => {
  rendered += 1
  const shown = job
  await meanwhile()
  const { pathname } = new URL(request.url)
  const html = `<p>${request.headers.get('cookie') || 'a visitor'} sees ${shown}${'.'.repeat(3_000)}</p><script nonce="${nonce}"></script>`
  return { status: pathname === '/gone' ? 404 : 200, headers: { 'content-type': 'text/html' }, html, route: pathname }
}

const isSharedPage = (route: string | undefined): boolean => route !== '/cv'
const keepsPages = (route: string): boolean => route === '/api/cvs'

function open() {
  const app = Fastify()
  const shared = openPageCache()
  app.post('/api/jobs', async () => ({ job: (job = 'Nurse') }))
  app.put('/api/cvs', async () => ({}))
  const sites = {
    siteOf: (host: string) => (host.startsWith('cv.') ? ('cv' as const) : ('main' as const)),
    urlOf: () => 'http://localhost',
  }
  servePages(app, async () => render, { isDev: false, shared, isSharedPage, keepsPages, ...sites })
  return app
}

let app = open()
beforeEach(() => {
  ;[rendered, job, meanwhile] = [0, 'Welder', async () => {}]
  app = open()
})
afterEach(() => app.close())

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

test('visitors see one rendering, and each has a nonce of their own that its policy names', async () => {
  const [first, second] = [await get('/jobs'), await get('/jobs')]
  const nonces = [first, second].map(({ body }) => /nonce="(.+?)"/.exec(body)?.[1] ?? 'none')
  expect(rendered).toBe(1)
  expect(nonces[0]).not.toBe(nonces[1])
  expect(first.headers['content-security-policy']).toContain(`'nonce-${nonces[0]}'`)
  expect(second.headers['content-security-policy']).toContain(`'nonce-${nonces[1]}'`)
  expect(first.body.replace(nonces[0] ?? '', '')).toBe(second.body.replace(nonces[1] ?? '', ''))
})

test('two people and a visitor between them see nothing of each other', async () => {
  for (const who of ['asha=1', '', 'rohit=1', '', 'asha=1']) {
    const { body, headers } = await get('/jobs', who ? { cookie: who } : {})
    expect(body).toContain(`<p>${who || 'a visitor'} sees`)
    expect(headers['cache-control']).toBe(who ? 'private, no-store' : 'private, no-cache')
    expect(headers.vary).toContain('cookie')
    expect(Boolean(headers['etag'])).toBe(!who)
  }
  expect(rendered).toBe(4)
})

test('a copy that is still right is confirmed with the policy it came with, and never to somebody known', async () => {
  const { headers } = await get('/jobs')
  const etag = String(headers['etag'])
  const again = await get('/jobs', { 'if-none-match': etag })
  expect([again.statusCode, again.body, again.headers['content-security-policy']]).toEqual([304, '', undefined])
  expect((await get('/jobs', { 'if-none-match': etag, cookie: 'asha=1' })).statusCode).toBe(200)
  await app.inject({ method: 'POST', url: '/api/jobs' })
  expect((await get('/jobs', { 'if-none-match': etag })).statusCode).toBe(200)
})

test('what this process has changed is seen at once; what shows on no page changes none', async () => {
  await get('/jobs')
  await app.inject({ method: 'PUT', url: '/api/cvs' })
  expect((await get('/jobs')).body).toContain('Welder')
  expect(rendered).toBe(1)
  await app.inject({ method: 'POST', url: '/api/jobs' })
  expect((await get('/jobs')).body).toContain('Nurse')
})

test('a page that a change overtook while it was made is not kept', async () => {
  meanwhile = async () => void (await app.inject({ method: 'POST', url: '/api/jobs' }))
  expect((await get('/jobs')).body).toContain('Welder')
  meanwhile = async () => {}
  expect((await get('/jobs')).body).toContain('Nurse')
})

test.each([
  ['another query', '/jobs?page=2', {}],
  ['the other site', '/jobs', { host: 'cv.localhost' }],
])('%s is another page', async (_what, url, headers) => {
  await get('/jobs')
  await get(url, headers)
  expect(rendered).toBe(2)
})

test.each([
  ['a screen that is not shared', '/cv', {}],
  ['a page that is not there', '/gone', {}],
  ['a very long address', `/jobs?q=${'a'.repeat(300)}`, {}],
  ['a request that names its sender', '/jobs', { authorization: 'Bearer 1' }],
])('%s is made for each reader', async (_what, url, headers) => {
  await get(url, headers)
  await get(url, headers)
  expect(rendered).toBe(2)
})
