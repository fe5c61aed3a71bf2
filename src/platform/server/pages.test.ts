import Fastify from 'fastify'
import { expect, test, vi } from 'vitest'
import type { Render } from '#platform/contract/page.ts'
import { readConfig } from './config/read-config.ts'
import { createBaseServer } from './http/base-server.ts'
import { servePages } from './pages.ts'

const render: Render = async ({ fetchOwn }) => {
  await fetchOwn('/api/renewing')
  return { status: 200, headers: {}, body: null }
}

test('a cookie that a call renews for a page reaches the browser with that page', async () => {
  const app = Fastify()
  app.get('/api/renewing', (_request, reply) => reply.header('set-cookie', 'known=again; Path=/').send({}))
  servePages(app, async () => render, { isDev: false, siteOf: () => 'main', urlOf: () => 'http://localhost' })
  const answer = await app.inject('/')
  expect(answer.cookies).toEqual([{ name: 'known', value: 'again', path: '/' }])
  await app.close()
})

test('a reader who disconnects before the page is rendered is not logged as an error', async () => {
  const lines: string[] = []
  const { promise: requested, resolve: ask } = Promise.withResolvers<void>()
  const app = await createBaseServer({
    ...readConfig({}),
    cookieKey: Buffer.alloc(32),
    origins: [],
    log: { level: 'info', to: { write: (line) => void lines.push(line) } },
  })
  const neverMade: Render = ({ request: { signal } }) => {
    ask()
    return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)))
  }
  servePages(app, async () => neverMade, { isDev: false, siteOf: () => 'main', urlOf: () => 'http://localhost' })
  const address = await app.listen({ port: 0 })
  const leaving = new AbortController()
  // A page that other requests may wait for is rendered to its end; a page for this reader only is aborted.
  const visit = fetch(address, { signal: leaving.signal, headers: { cookie: 'known=1' } })
  await requested
  leaving.abort()
  await expect(visit).rejects.toThrow('abort')
  await vi.waitFor(() => expect(lines.join('')).toContain('client closed the connection'))
  expect(lines.filter((line) => line.includes('"level":50'))).toEqual([])
  await app.close()
})

test('a visitor who disconnects while a shared page is rendered breaks nothing', async () => {
  const app = Fastify()
  const [requested, made] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const slow: Render = async ({ nonce }) => {
    requested.resolve()
    await made.promise
    return { status: 200, headers: {}, body: [`<p>${nonce}</p>`] }
  }
  servePages(app, async () => slow, {
    isDev: false,
    siteOf: () => 'main',
    urlOf: () => 'http://localhost',
    isSharedPage: () => true,
  })
  const address = await app.listen({ port: 0 })
  const leaving = new AbortController()
  const visit = fetch(address, { signal: leaving.signal })
  await requested.promise
  leaving.abort()
  await expect(visit).rejects.toThrow('abort')
  await vi.waitFor(async () => {
    const connections = await new Promise<number>((resolve) => app.server.getConnections((_error, count) => resolve(count)))
    expect(connections).toBe(0)
  })
  made.resolve()
  expect(await (await fetch(address)).text()).toMatch(/^<p>[\w-]+<\/p>$/)
  await app.close()
})

test('a page for a known reader is not stored by the browser, so that going back never shows an outdated state', async () => {
  const app = Fastify()
  servePages(app, async () => async () => ({ status: 200, headers: {}, body: null }), {
    isDev: false,
    siteOf: () => 'main',
    urlOf: () => 'http://localhost',
  })
  expect((await app.inject({ url: '/', headers: { cookie: 'known=1' } })).headers['cache-control']).toBe('private, no-store')
  expect((await app.inject('/')).headers['cache-control']).toBe('private, no-cache')
  await app.close()
})
