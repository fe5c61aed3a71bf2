import Fastify from 'fastify'
import { expect, test } from 'vitest'
import type { Render } from '#platform/contract/page.ts'
import { servePages } from './pages.ts'

const render: Render = async ({ fetchOwn }) => {
  await fetchOwn('/api/renewing')
  return { status: 200, headers: {}, pipe: null }
}

test('a cookie that a call renews for a page reaches the browser with that page', async () => {
  const app = Fastify()
  app.get('/api/renewing', (_request, reply) => reply.header('set-cookie', 'known=again; Path=/').send({}))
  servePages(app, async () => render, { isDev: false, siteOf: () => 'main', urlOf: () => 'http://localhost' })
  const answer = await app.inject('/')
  expect(answer.cookies).toEqual([{ name: 'known', value: 'again', path: '/' }])
  await app.close()
})

test('a page for somebody known is stored nowhere, so that the way back never shows what was', async () => {
  const app = Fastify()
  servePages(app, async () => async () => ({ status: 200, headers: {}, pipe: null }), {
    isDev: false,
    siteOf: () => 'main',
    urlOf: () => 'http://localhost',
  })
  expect((await app.inject({ url: '/', headers: { cookie: 'known=1' } })).headers['cache-control']).toBe('private, no-store')
  expect((await app.inject('/')).headers['cache-control']).toBe('private, no-cache')
  await app.close()
})
