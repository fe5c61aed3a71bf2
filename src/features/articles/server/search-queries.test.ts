import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { anArticle } from '#tests/factories/an-article.ts'
import { openPortal } from '#tests/portal.ts'
import { renewWords } from './renewal-queries.ts'

const { db, visitor } = await openPortal()
const first = await anArticle(db, { title: 'Gratuity', content: 'Workers resigning after five years.' })
const second = await anArticle(db, { title: 'A notice period', tags: ['career_transition', 'Gratuity'] })
const third = await anArticle(db, { title: 'A CV', tags: ['resume_building'] })

const slugsOf = async (query: string): Promise<string[]> => {
  const posts: { readonly slug: string }[] = (await visitor.call(`GET /api/blog${query}`)).json()
  return posts.map(({ slug }) => slug)
}
/** The results of several searches, each once. */
async function resultsOf(queries: readonly string[]): Promise<string[]> {
  const results = await Promise.all(queries.map(slugsOf))
  return [...new Set(results.map((slugs) => slugs.join(' ')))]
}
const searches = (...words: readonly string[]) => words.map((q) => `?q=${encodeURIComponent(q)}`)

test('a search finds tags, the category, the title for search engines, and synonyms', async () => {
  const pension = await anArticle(db, {
    title: 'Money for later',
    content: 'It is yours.',
    tags: ['professional_networking', 'Provident fund'],
    seoTitle: 'What EPS is',
  })
  expect(await resultsOf(searches('provident', 'EPF', 'pf', 'epf money', 'eps', 'networking'))).toEqual([pension.slug])
  expect(await resultsOf(searches('resume', 'Resumes', 'résumé', 'bio-data', 'cv'))).toEqual([third.slug])
  expect(await slugsOf('?q=%22epf%22'), 'as it is typed').toEqual([])
  await db
    .updateTable('blogPosts')
    .set({ tags: ['professional_networking'] })
    .where('id', '=', pension.id)
    .execute()
  expect(await slugsOf('?q=pf')).toEqual([])
  await db.deleteFrom('blogPosts').where('id', '=', pension.id).execute()
})

test('a search without hits has nearest results: some of the words, or a similar word, in any category', async () => {
  expect(await slugsOf('?q=gratutiy&match=nearest')).toEqual([second.slug, first.slug])
  expect(await slugsOf('?q=resigning+in+Dubai&match=nearest')).toEqual([first.slug])
  expect(await slugsOf('?q=notice&tag=salary_benefits&match=nearest')).toEqual([second.slug])
  const nothing = searches('xylophone', '&|!(', 'the', 'नौकरी').map((query) => `${query}&match=nearest`)
  expect(await resultsOf(['?match=nearest', ...nothing])).toEqual([''])
})

test('the search words of articles are recomputed after a change of their definition', async () => {
  await sql`update blog_posts set search_words = '' where id = ${first.id}`.execute(db)
  expect(await slugsOf('?q=resigned')).toEqual([])
  const place = await db.transaction().execute((tx) => renewWords(tx, ''))
  expect(await db.transaction().execute((tx) => renewWords(tx, place ?? ''))).toBeNull()
  expect(await slugsOf('?q=resigned')).toEqual([first.slug])
})
