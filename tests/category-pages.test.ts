/** A category of the career guidance with more articles than a page has. */
import { expect, test } from 'vitest'
import { buildServer } from '#app/server/build-server.ts'
import { pageSettingsOf } from '#app/server/page-settings.ts'
import { builtScreens } from '#app/server/screens.ts'
import { servePages } from '#platform/server/pages.ts'
import { anArticle } from './factories/an-article.ts'
import { openPortal } from './portal.ts'

const { context, db } = await openPortal()
const app = await buildServer(context, { logLevel: 'silent' })
servePages(app, await builtScreens(app), pageSettingsOf({ ...context.config, isDev: false }, context.sites))
const path = '/career-guidance/category/skill_development'
const slugs: string[] = []
for (let count = 0; count < 21; count++) slugs.push((await anArticle(db, { tags: ['skill_development'] })).slug)

async function read(address: string) {
  const { body, statusCode } = await app.inject(address)
  return { shown: slugs.filter((slug) => body.includes(`href="/blog/${slug}"`)), body, statusCode }
}

test('every article of a category is on one of its pages, and each page leads on', async () => {
  const [first, second, beyond] = [await read(path), await read(`${path}?page=2`), await read(`${path}?page=3`)]
  expect(first.shown).toEqual(slugs.slice(1))
  expect(first.body).toContain(`href="${path}?page=2"`)
  expect(second.shown).toEqual(slugs.slice(0, 1))
  expect(second.body).toContain(`rel="canonical" href="http://localhost:3000${path}?page=2"`)
  expect(second.body).toContain(`href="${path}"`)
  expect(beyond.body).toContain('No articles on page 3')
  expect(beyond.body).toContain(`href="${path}?page=2"`)
})

test('a category with a single page names no other', async () => {
  expect((await read('/career-guidance/category/salary_benefits')).body).toContain('No articles available in this category yet.')
  expect((await read('/career-guidance/category/salary_benefits')).body).not.toContain('aria-label="Pages"')
})

test.each(['/blog', path])('%s refuses what is no page, and says which page is the last', async (address) => {
  for (const wrong of ['abc', '0', '999999']) {
    const { statusCode, body } = await read(`${address}?page=${wrong}`)
    expect([wrong, statusCode, body.includes('Show all articles')]).toEqual([wrong, 400, true])
  }
  const { statusCode, body } = await read(`${address}?page=99999`)
  expect([statusCode, body.includes('No articles on page 99999')]).toEqual([200, true])
})

test('behind the last page of a search are neither other reasons nor the nearest articles', async () => {
  await anArticle(db, { title: 'Gratuity of a clerk' })
  const { body } = await read('/blog?q=gratuity&page=9')
  expect(body).toMatch(/The last page is page (<!-- -->)?1/)
  expect(body).not.toContain('There is no such page')
  expect(body).not.toContain('Nearest to your search')
})
