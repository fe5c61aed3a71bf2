import { expect, test } from 'vitest'
import { anArticle } from '#tests/factories/an-article.ts'
import { openPortal } from '#tests/portal.ts'
import { loadArticles } from './load-articles.ts'

const { db, visitor } = await openPortal()
await loadArticles(db, new Date('2026-11-30T10:00:00Z'))

test('nothing links to a withdrawn article: no tip, no text and no answer of the offer check', async () => {
  const scam = 'spot-a-job-scam'
  const renamed = await db
    .updateTable('blogPosts')
    .set({ slug: 'star' })
    .where('slug', '=', 'answer-with-star')
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('articleSlugs').values({ slug: 'answer-with-star', articleId: renamed.id, createdAt: new Date() }).execute()
  const linking = await anArticle(db, {
    content: `See [the **five** checks](/blog/${scam}#s-five), [stories](/blog/answer-with-star) and [a list](/blog).`,
  })
  const shown = async () => {
    const tips: { readonly slug: string | null }[] = (await visitor.call('GET /api/quick-tips')).json()
    const { html } = (await visitor.call(`GET /api/blog/${linking.slug}`)).json<{ html: string }>()
    const answer = await visitor.call('POST /api/ai/chat', { message: 'Is this job offer real?' })
    return [tips.map(({ slug }) => slug), html.trim(), answer.body.includes('/blog/')]
  }
  const rest = '<a href="/blog/answer-with-star">stories</a> and <a href="/blog">a list</a>.</p>'
  expect(await shown()).toEqual([
    ['ctc-and-take-home', scam, 'star', 'provident-fund-explained'],
    `<p>See <a href="/blog/${scam}#s-five">the <strong>five</strong> checks</a>, ${rest}`,
    true,
  ])
  await db.updateTable('blogPosts').set({ isPublished: false }).where('slug', '=', scam).execute()
  expect(await shown()).toEqual([
    ['ctc-and-take-home', null, 'star', 'provident-fund-explained'],
    `<p>See the <strong>five</strong> checks, ${rest}`,
    false,
  ])
})
