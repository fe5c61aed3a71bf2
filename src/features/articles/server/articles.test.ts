import { expect, test } from 'vitest'
import { anArticle } from '#tests/factories/an-article.ts'
import { openPortal } from '#tests/portal.ts'
import { loadArticles, readArticleFiles } from './load-articles.ts'

const { db, visitor } = await openPortal()
const first = await anArticle(db, {
  title: 'Gratuity',
  content: '## Who gets it\n\nWorkers resigning after five years.',
  tags: ['salary_benefits', 'Gratuity'],
})
const second = await anArticle(db, { title: 'A notice period', tags: ['career_transition', 'Gratuity', 'Notice', 'Leaving'] })
const third = await anArticle(db, { title: 'A CV', tags: ['resume_building'] })
const hidden = await anArticle(db, { title: 'A draft about gratuity', isPublished: false })

const slugsOf = async (query: string): Promise<string[]> => {
  const posts: { readonly slug: string }[] = (await visitor.call(`GET /api/blog${query}`)).json()
  return posts.map(({ slug }) => slug)
}

test('published articles are listed newest first, in pages, by tag or words', async () => {
  expect(await slugsOf('')).toEqual([third.slug, second.slug, first.slug])
  expect(await slugsOf('?tag=Gratuity')).toEqual([second.slug, first.slug])
  expect(await slugsOf('?tag=gratuity')).toEqual([])
  expect(await slugsOf('?q=resigned+worker')).toEqual([first.slug])
  expect(await slugsOf('?q=gratuity'), 'the title counts for more than a tag').toEqual([first.slug, second.slug])
  expect(await slugsOf('?q=otic')).toEqual([second.slug])
  expect(await slugsOf('?q=%27%22%28%26%7C%21')).toEqual([])
  expect(await slugsOf('?q=&tag=')).toHaveLength(3)
  const page = await visitor.call('GET /api/blog?limit=2')
  expect([page.headers['x-total-count'], page.headers['link']]).toEqual(['3', '</api/blog?limit=2&page=2>; rel="next"'])
  expect((await visitor.call('GET /api/blog?limit=0')).statusCode).toBe(400)
})

test('a list has the fields that are specified', async () => {
  const [post] = (await visitor.call('GET /api/blog')).json()
  expect(Object.keys(post).toSorted()).toEqual(['author', 'createdAt', 'excerpt', 'id', 'publishedAt', 'slug', 'tags', 'title'])
  expect(post.author).toBe('AI Assistant')
})

test('the six categories are counted, even if empty', async () => {
  expect((await visitor.call('GET /api/blog/category-counts')).json()).toEqual({
    resume_building: 1,
    interview_preparation: 0,
    career_transition: 1,
    skill_development: 0,
    professional_networking: 0,
    salary_benefits: 1,
  })
})

test('an article has its text as HTML, its neighbours and related articles', async () => {
  const article = (await visitor.call(`GET /api/blog/${first.slug}`)).json()
  expect(article).toMatchObject({
    title: 'Gratuity',
    readingMinutes: 1,
    contents: [{ id: 's-who-gets-it', title: 'Who gets it' }],
    previous: null,
    next: { slug: second.slug },
    related: [{ slug: second.slug }],
  })
  expect(article.html).toContain('<h2 id="s-who-gets-it">Who gets it</h2>')
  expect((await visitor.call(`GET /api/blog/${third.slug}`)).json()).toMatchObject({
    previous: { slug: second.slug },
    next: null,
    related: [],
  })
})

const pictures = async () => {
  const { items } = (await visitor.call('GET /blog/feed.json')).json<{ items: { readonly image: string }[] }>()
  return items.map(({ image }) => image)
}

test('a changed article has another picture URL, because apps cache the old one', async () => {
  const [before, ...others] = await pictures()
  await db
    .updateTable('blogPosts')
    .set({ title: 'A longer CV', updatedAt: new Date('2030-01-01T00:00:00Z') })
    .where('id', '=', third.id)
    .execute()
  const [after, ...same] = await pictures()
  expect(before).toMatch(/\/picture\.png\?v=\w+$/)
  expect(after).not.toBe(before)
  expect(same).toEqual(others)
  await db.updateTable('blogPosts').set({ title: 'A CV' }).where('id', '=', third.id).execute()
})

test.each([hidden.slug, 'nothing', '..%2Fx', 'A%20B'])('%s is no article', async (slug) => {
  const answer = await visitor.call(`GET /api/blog/${slug}`)
  expect([answer.statusCode, answer.json().message]).toEqual([404, 'Blog Post Not Found'])
})

test('the feeds list the newest articles, and browsers only ask whether they have changed', async () => {
  const rss = await visitor.call('GET /blog/feed.xml')
  expect([...rss.body.matchAll(/<title>([^<]+)<\/title>/g)].map(([, title]) => title)).toEqual([
    'Pasand Blog',
    'A CV',
    'A notice period',
    'Gratuity',
  ])
  const json = (await visitor.call('GET /blog/feed.json')).json()
  expect(json.items[0]).toMatchObject({
    id: `urn:uuid:${third.id}`,
    url: `http://localhost:3000/blog/${third.slug}`,
    title: 'A CV',
  })
  const etag = String(rss.headers['etag'])
  expect((await visitor.call('GET /blog/feed.xml', undefined, { 'if-none-match': etag })).statusCode).toBe(304)
})

test('the articles of the product are loaded once; articles that staff have changed or withdrawn stay', async () => {
  const files = await readArticleFiles()
  const now = new Date('2026-11-30T10:00:00Z')
  const both = await Promise.all([loadArticles(db, now), loadArticles(db, now)])
  expect(Math.max(...both)).toBe(files.length)
  expect(await loadArticles(db, now)).toBe(0)
  const [edited, withdrawn, old] = files
  if (!edited || !withdrawn || !old) throw new Error('no articles')
  await db
    .updateTable('blogPosts')
    .set({ title: 'Edited', slug: 'edited', fileHash: null })
    .where('slug', '=', edited.slug)
    .execute()
  await db.updateTable('blogPosts').set({ isPublished: false, fileHash: 'old' }).where('slug', '=', withdrawn.slug).execute()
  await db.updateTable('blogPosts').set({ title: 'Old', fileHash: 'old' }).where('slug', '=', old.slug).execute()
  expect(await loadArticles(db, now)).toBe(2)
  const rows = await db
    .selectFrom('blogPosts')
    .select(['slug', 'title', 'isPublished'])
    .where('slug', 'in', ['edited', withdrawn.slug, old.slug])
    .orderBy('slug')
    .execute()
  expect(rows).toEqual(
    [
      { slug: 'edited', title: 'Edited', isPublished: true },
      { slug: withdrawn.slug, title: withdrawn.title, isPublished: false },
      { slug: old.slug, title: old.title, isPublished: true },
    ].toSorted((a, b) => a.slug.localeCompare(b.slug)),
  )
  expect(await slugsOf(`?q=${edited.slug}`)).not.toContain(edited.slug)
})
