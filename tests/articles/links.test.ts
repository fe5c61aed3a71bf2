import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { readArticleFiles } from '#features/articles/server/load-articles.ts'
import { checkLinks, linksOf } from '../../scripts/article-links.ts'

const files = await readArticleFiles()

test('sources are dated, and each is a public page with one name, once in an article', () => {
  for (const { slug, sources } of files) {
    const [urls, names] = [sources.map(({ url }) => url), sources.map(({ name }) => name)]
    expect({ slug, urls: [...new Set(urls)], names: [...new Set(names)] }).toEqual({ slug, urls, names })
    for (const { url, asOf } of sources) {
      const { protocol, username, port } = new URL(url)
      const day = new Date(asOf).toISOString().slice(0, 10)
      expect({ url, protocol, username, port, day }).toEqual({ url, protocol: 'https:', username: '', port: '', day: asOf })
      expect(url).toMatch(/^https:\/\/(?![^/]*(?:localhost|example|\.test)(?:\/|$))([a-z\d-]+\.)+[a-z]{2,}(?:\/|$)/)
    }
  }
})

test('links in a text are https as sources are', () => {
  expect(linksOf(files).filter(({ url }) => !url.startsWith('https://'))).toEqual([])
  const sources = new Set(files.flatMap((file) => file.sources.map(({ url }) => url)))
  const found = new Set(linksOf(files).map(({ url }) => url))
  expect([...sources].filter((url) => !found.has(url))).toEqual([])
})

const server = createServer(({ url }, answer) => {
  if (url === '/slow') return
  const statuses: Readonly<Record<string, number>> = { '/here': 200, '/moved': 302, '/bots': 403 }
  answer.writeHead(statuses[url ?? ''] ?? 404, { location: '/here' }).end('words')
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

test('the check names what is gone or silent, follows what has moved, and sets apart what refuses programs', async () => {
  const { port } = server.address() as AddressInfo // it listens on a port
  const address = `http://127.0.0.1:${port}`
  const links = ['/here', '/moved', '/bots', '/gone', '/slow'].map((path) => `[a](${address}${path})`).join(' ')
  const states = await checkLinks(linksOf([{ slug: 'one', content: `${links} [b](${address}/here)` }]), 300)
  expect(states.map(({ state }) => state)).toEqual(['answers', 'answers', 'closed to programs', 'broken', 'broken'])
  expect(states[0]?.articles).toEqual(['one'])
})
