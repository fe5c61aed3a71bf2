import { expect, test } from 'vitest'
import { noRateLimits } from '#platform/server/rate-limits/rate-limits.ts'
import { anArticle } from '#tests/factories/an-article.ts'
import { openPortal } from '#tests/portal.ts'
import { openEditing } from '#tests/support/editing.ts'
import { publishScheduled } from './publish-scheduled.ts'

let now = new Date('2026-11-22T06:00:00Z')
const portal = await openPortal({ clock: () => now, rateLimits: noRateLimits })
const { db, visitor, context } = portal
const { asha, open, save, aDraft, step, logOf, statusOf } = await openEditing(portal)
const later = (minutes: number): void => void (now = new Date(now.getTime() + minutes * 60_000))

test('an article is published, changed, renamed and withdrawn; an old slug redirects to the new one', async () => {
  const id = await aDraft('Gratuity')
  expect((await step(id, 'publish')).json()).toMatchObject({ state: 'published', slug: 'gratuity' })
  const read = (await visitor.call('GET /api/blog/gratuity')).json()
  expect(read).toMatchObject({
    title: 'Gratuity',
    tags: ['salary_benefits', 'Gratuity', 'Leaving'],
    author: 'Meera Nair',
    seoTitle: null,
  })
  expect(read.publishedAt).toBe(now.toISOString())

  later(1)
  await save(id, { title: 'Gratuity in India', slug: 'gratuity-in-india' })
  expect((await open(id)).state).toBe('changed')
  expect((await visitor.call('GET /api/blog/gratuity')).json().title).toBe('Gratuity')
  await step(id, 'publish')
  expect((await visitor.call('GET /api/blog/gratuity')).json()).toMatchObject({
    slug: 'gratuity-in-india',
    publishedAt: read.publishedAt,
    updatedAt: now.toISOString(),
  })

  await save(id, { slug: 'gratuity-2026' })
  await step(id, 'publish')
  for (const slug of ['gratuity', 'gratuity-in-india'])
    expect((await visitor.call(`GET /api/blog/${slug}`)).json().slug).toBe('gratuity-2026')
  await save(id, { slug: 'gratuity' })
  await step(id, 'publish')
  expect((await visitor.call('GET /api/blog/gratuity-2026')).json().slug).toBe('gratuity')

  expect((await step(id, 'withdraw')).json()).toMatchObject({ state: 'withdrawn' })
  for (const slug of ['gratuity', 'gratuity-in-india']) expect(await statusOf(slug)).toBe(404)
  expect((await step(id, 'withdraw')).statusCode).toBe(409)
  expect((await step(id, 'publish')).json()).toMatchObject({ state: 'published', publishedAt: read.publishedAt })
  expect(await logOf(id)).toEqual([
    'create article',
    'publish article',
    'edit article',
    'publish article',
    'edit article',
    'publish article',
    'edit article',
    'publish article',
    'withdraw article',
    'publish article',
  ])
})

test.each([
  [{ slug: 'A b' }, 'The address may have a to z, digits and single hyphens'],
  [{ slug: 'category-counts' }, 'This address is used by the portal itself'],
  [{ category: 'news' }, 'Choose a category'],
  [{ excerpt: ' ' }, 'Write a summary'],
  [{ content: '' }, 'Write the text'],
  [{ content: 'See ![ ](/article-pictures/a.webp#8x6)' }, 'Describe each picture'],
  [{ tags: 'a,b,c,d,e,f,g,h,i,j,k' }, 'Please use at most 10 tags'],
])('%j cannot be published', async (over, message) => {
  const id = await aDraft('Incomplete', over)
  const answer = await step(id, 'publish')
  expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([400, message])
  expect((await open(id)).state).toBe('draft')
})

test('pressing Publish twice publishes once', async () => {
  const id = await aDraft('Pressed twice', { slug: 'pressed-twice' })
  const { revision } = await open(id)
  const press = () => asha.call(`POST /api/admin/blog/${id}/publish`, { revision })
  for (const answer of await Promise.all([press(), press()])) expect(answer.json()).toMatchObject({ state: 'published' })
  const before = (await visitor.call('GET /api/blog/pressed-twice')).json()
  later(1)
  expect((await press()).json()).toMatchObject({ state: 'published' })
  expect((await visitor.call('GET /api/blog/pressed-twice')).json().updatedAt).toBe(before.updatedAt)
  expect(await logOf(id)).toEqual(['create article', 'publish article'])
})

test('no article gets a slug that another one has or had, even if both are published at the same time', async () => {
  const first = await aDraft('Leave', { slug: 'leave' })
  await step(first, 'publish')
  await save(first, { slug: 'leave-rules' })
  await step(first, 'publish')
  for (const slug of ['leave', 'leave-rules']) {
    const answer = await step(await aDraft('Other', { slug }), 'publish')
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([409, 'slugTaken'])
  }
  const pair = [await aDraft('One', { slug: 'same' }), await aDraft('Two', { slug: 'same' })]
  const answers = await Promise.all(pair.map((id) => step(id, 'publish')))
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
})

test('a scheduled article is published at its time, once, by two processes', async () => {
  const id = await aDraft('Scheduled', { slug: 'scheduled' })
  const at = new Date(now.getTime() + 3_600_000).toISOString()
  expect((await step(id, 'schedule', { at: now.toISOString() })).statusCode).toBe(400)
  expect((await step(id, 'schedule', { at })).json()).toMatchObject({ state: 'scheduled', publishAt: at })
  await publishScheduled.run(context)
  expect(await statusOf('scheduled')).toBe(404)
  later(60)
  await Promise.all([publishScheduled.run(context), publishScheduled.run(context)])
  expect(await statusOf('scheduled')).toBe(200)
  expect(await open(id)).toMatchObject({ state: 'published', publishAt: null })
  expect((await logOf(id)).filter((action) => action === 'publish article')).toHaveLength(1)
})

test('a schedule can be cancelled; a text that has become invalid is reported, not published', async () => {
  const [id, other] = [await aDraft('Taken back'), await aDraft('Broken', { slug: 'broken' })]
  const at = new Date(now.getTime() + 60_000).toISOString()
  await step(id, 'schedule', { at })
  expect((await step(id, 'schedule', { at: null })).json()).toMatchObject({ state: 'draft', publishAt: null })
  await step(other, 'schedule', { at })
  await save(other, { excerpt: '' })
  later(2)
  await publishScheduled.run(context)
  expect(await open(id)).toMatchObject({ state: 'draft', failure: null })
  expect(await open(other)).toMatchObject({ state: 'draft', failure: 'Write a summary' })
})

test('an article that was never edited here can be withdrawn and published again', async () => {
  const { id, slug } = await anArticle(db)
  await step(id, 'withdraw')
  expect([await statusOf(slug), (await open(id)).state]).toEqual([404, 'withdrawn'])
  expect((await step(id, 'publish')).json()).toMatchObject({ state: 'published' })
  expect(await statusOf(slug)).toBe(200)
})
