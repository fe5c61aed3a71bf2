/** Two servers on one database: what one of them publishes, withdraws or renames, the other shows within a second (as processes: tests/operation). */
import { setTimeout as sleep } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { buildServer } from '#app/server/build-server.ts'
import { pageSettingsOf } from '#app/server/page-settings.ts'
import { builtScreens } from '#app/server/screens.ts'
import { openPageVersions } from '#app/server/shared-pages.ts'
import type { EditedArticle } from '#features/article-editor/contract.ts'
import { loadArticles } from '#features/articles/server/public.ts'
import { servePages } from '#platform/server/pages.ts'
import { anArticle } from './factories/an-article.ts'
import { openPortal } from './portal.ts'

const { context, db, aStaffMember } = await openPortal()

/** Each has its own caches, like a process of its own. */
async function openServer() {
  const app = await buildServer(context, { logLevel: 'silent' })
  const versionOf = openPageVersions(context)
  servePages(app, await builtScreens(app), { ...pageSettingsOf({ ...context.config, isDev: false }, context.sites), versionOf })
  return app
}
const servers = [await openServer(), await openServer()] as const
const { slug, id } = await anArticle(db, { title: 'Gratuity explained', slug: 'gratuity', isPublished: false })
await anArticle(db, { title: 'Another article' })

async function textsOf(server: (typeof servers)[number]) {
  const get = async (url: string) => server.inject(url)
  const sitemap = await get('/sitemap-articles.xml')
  const isZipped = sitemap.headers['content-encoding'] === 'gzip'
  return {
    blog: (await get('/blog')).body,
    hub: (await get('/career-guidance')).body,
    category: (await get('/career-guidance/category/salary_benefits')).body,
    rss: (await get('/blog/feed.xml')).body,
    json: (await get('/blog/feed.json')).body,
    sitemap: isZipped ? gunzipSync(sitemap.rawPayload).toString() : sitemap.body,
  }
}

/** The screens, feeds and files of both servers that contain the text. */
async function placesWith(text: string): Promise<string[][]> {
  const all = await Promise.all(servers.map(textsOf))
  return all.map((texts) => Object.entries(texts).flatMap(([name, body]) => (body.includes(text) ? [name] : [])))
}

const statusOf = (address: string) => Promise.all(servers.map(async (server) => (await server.inject(address)).statusCode))
const everywhere = ['blog', 'hub', 'category', 'rss', 'json', 'sitemap']
const onBoth = (names: readonly string[]) => [names, names]
const aSecond = () => sleep(1_000)
const post = () => db.updateTable('blogPosts').where('id', '=', id)

test('publishing, renaming and withdrawing show everywhere within a second', async () => {
  expect(await placesWith('/blog/gratuity')).toEqual(onBoth([]))
  expect(await statusOf('/blog/gratuity')).toEqual([404, 404])

  await post().set({ isPublished: true }).execute()
  await aSecond()
  expect(await placesWith(`/blog/${slug}`)).toEqual(onBoth(everywhere))
  expect(await placesWith('2 articles')).toEqual(onBoth(['hub']))
  expect(await statusOf('/blog/gratuity')).toEqual([200, 200])

  await post().set({ slug: 'gratuity-in-india', title: 'Gratuity in India' }).execute()
  await aSecond()
  expect(await placesWith('/blog/gratuity-in-india')).toEqual(onBoth(everywhere))
  expect(await placesWith('Gratuity explained')).toEqual(onBoth([]))
  expect(await statusOf('/blog/gratuity')).toEqual([404, 404])

  await post().set({ isPublished: false }).execute()
  await aSecond()
  expect(await placesWith('/blog/gratuity-in-india')).toEqual(onBoth([]))
  expect(await placesWith('1 article<')).toEqual(onBoth(['hub']))
  expect(await statusOf('/blog/gratuity-in-india')).toEqual([404, 404])
})

test('the editor publishes, renames and withdraws, and both processes show it within a second; the old address redirects', async () => {
  const staff = await aStaffMember('admin')
  const { id: articleId } = (await staff.call('POST /api/admin/blog', { title: 'Leave rules' })).json<{ id: string }>()
  const texts = { category: 'salary_benefits', author: 'Meera Nair', excerpt: 'In short.', content: 'Some words.' }
  async function publish(over: object): Promise<void> {
    const { fields, revision } = (await staff.call(`GET /api/admin/blog/${articleId}`)).json<EditedArticle>()
    const saved = await staff.call(`PUT /api/admin/blog/${articleId}?base=${revision}`, { ...fields, ...over })
    await staff.call(`POST /api/admin/blog/${articleId}/publish`, saved.json<object>())
    await aSecond()
  }
  expect(await statusOf('/blog/leave-rules')).toEqual([404, 404])
  await publish(texts)
  expect(await placesWith('/blog/leave-rules')).toEqual(onBoth(everywhere))
  expect(await statusOf('/blog/leave-rules')).toEqual([200, 200])

  await publish({ slug: 'rules-of-leave' })
  expect(await placesWith('/blog/rules-of-leave')).toEqual(onBoth(everywhere))
  expect(await placesWith('/blog/leave-rules')).toEqual(onBoth([]))
  const moved = await Promise.all(servers.map((server) => server.inject('/blog/leave-rules')))
  expect(moved.map(({ statusCode, headers }) => [statusCode, headers['location']])).toEqual([
    [301, '/blog/rules-of-leave'],
    [301, '/blog/rules-of-leave'],
  ])

  await staff.call(`POST /api/admin/blog/${articleId}/withdraw`)
  await aSecond()
  expect(await placesWith('rules-of-leave')).toEqual(onBoth([]))
  expect(await statusOf('/blog/leave-rules')).toEqual([404, 404])
})

test('between two changes a page is rendered once', async () => {
  const etags = [await servers[0].inject('/career-guidance'), await servers[0].inject('/career-guidance')].map(
    ({ headers }) => headers['etag'],
  )
  expect(etags[0]).toBeDefined()
  expect(new Set(etags).size).toBe(1)
})

test('the index of the sitemap names the articles and the time of the last change', async () => {
  const xml = await Promise.all(servers.map(async (server) => (await server.inject('/sitemap.xml')).body))
  for (const index of xml) expect(index).toContain('/sitemap-articles.xml</loc><lastmod>')
})

const [server] = servers

/** As the server sends it to a browser that has asked before, and the first picture. */
async function bytesOf(address: string): Promise<number> {
  const [, page, plain] = [
    await server.inject({ url: address, headers: { 'accept-encoding': 'br' } }),
    await server.inject({ url: address, headers: { 'accept-encoding': 'br' } }),
    await server.inject(address),
  ]
  expect(page.headers['content-encoding']).toBe('br')
  const [, picture] = /src="(\/article-pictures\/[^"]+)"/.exec(plain.body) ?? []
  return page.rawPayload.length + (picture ? (await server.inject(picture)).rawPayload.length : 0)
}

/** What a reader needs before the text can be read; scripts come later and are the same for all screens (tests/gates/bundle.test.ts). */
test('an article with its styles and its first picture stays under 60 kB', async () => {
  await loadArticles(db, new Date())
  await aSecond()
  const posts: { readonly slug: string }[] = (await server.inject('/api/blog?limit=100')).json()
  const sizes: Record<string, number> = {}
  for (const { slug: name } of posts) sizes[name] = await bytesOf(`/blog/${name}`)
  expect(Object.entries(sizes).filter(([, bytes]) => bytes >= 60_000)).toEqual([])
  expect(Math.min(...Object.values(sizes))).toBeGreaterThan(5_000)
})
