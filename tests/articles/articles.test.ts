import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { categories, categoryTags } from '#features/articles/categories.ts'
import { quickTips, successStories } from '#features/articles/success-stories.ts'
import { articleFolder, readArticleFiles } from '#features/articles/server/load-articles.ts'
import { renderMarkdown } from '#features/articles/server/markdown.ts'
import { badFigures, faultsOf, readingEase } from './check-article.ts'
import { wrongSums } from './sums.ts'

const files = await readArticleFiles()
const slugs = new Set(files.map(({ slug }) => slug))

test('there are at least 24 articles, four or more in each category, each with its own name', () => {
  expect(files.length).toBeGreaterThanOrEqual(24)
  expect(categoryTags.filter((tag) => files.filter(({ category }) => category === tag).length < 4)).toEqual([])
  expect(slugs.size).toBe(files.length)
  expect(new Set(files.map(({ title }) => title)).size).toBe(files.length)
  expect(new Set(files.map(({ published }) => published)).size).toBe(files.length)
  expect(readdirSync(articleFolder).filter((name) => name.endsWith('.md'))).toEqual(
    [...slugs].toSorted().map((slug) => `${slug}.md`),
  )
})

test.each(files.map((file) => [file.slug, file] as const))('%s is long enough, plain, right and useful', (_slug, file) => {
  expect(faultsOf(file, new Date())).toEqual([])
})

test.each(files.map((file) => [file.slug, file] as const))('%s links only to articles and pictures that exist', (_slug, file) => {
  const { html, contents } = renderMarkdown(file.content)
  const addresses = [...html.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, address = '']) => address)
  const articles = addresses.filter((address) => address.startsWith('/blog/')).map((address) => address.slice('/blog/'.length))
  expect(articles.filter((slug) => !slugs.has(slug) || slug === file.slug)).toEqual([])
  const pictures = addresses.filter((address) => address.startsWith('/article-pictures/'))
  const known = readdirSync(path.join(articleFolder, 'pictures'))
  expect(pictures.map((address) => path.basename(address)).filter((name) => !known.includes(name))).toEqual([])
  expect(contents.map(({ title }) => title)).toContain('Sources')
  for (const { url } of file.sources) expect(addresses).toContain(url)
  // What the renderer refuses would show as text.
  expect(html).not.toMatch(/\]\(/)
})

test('the topics of the categories are tags of articles, and the tips lead to articles', () => {
  const tags = new Set(files.flatMap((file) => file.tags))
  const topics = Object.values(categories).flatMap((category) => category.topics)
  expect(topics.filter((topic) => !tags.has(topic))).toEqual([])
  expect(quickTips.filter(({ slug }) => !slugs.has(slug))).toEqual([])
  expect(successStories).toHaveLength(6)
})

test.each([
  ['₹15,000 × 12% = ₹1,800', 0],
  ['₹15,000 × 12% = ₹1,900', 1],
  ['₹15,000 × 8.33% ≈ ₹1,250', 0],
  ['₹15,000 × 8.33% = ₹1,250', 1],
  ['3.67% + 8.33% = 12%', 0],
  ['6 × 30 + 6 × 90 = 720 and 720 ÷ 60 = 13', 1],
  ['₹6,00,000 − ₹60,000 − ₹31,680 = ₹5,08,320', 0],
])('the sums of %s are computed again', (text, wrong) => {
  expect(wrongSums(text)).toHaveLength(wrong)
})

test('figures in other groups, long sentences and missing parts are found', () => {
  expect(badFigures('₹100,000 and 250000 and 1,00,00')).toHaveLength(3)
  expect(badFigures('₹1,00,000, in 2026, job 4471, 12,345')).toEqual([])
  const heavy =
    'Organizational considerations necessitate comprehensive documentation of individual responsibilities and accountabilities'
  expect(readingEase(`${heavy}.`)).toBeLessThan(0)
  const [file] = files
  if (!file) throw new Error('no articles')
  const faults = faultsOf({ ...file, body: `${heavy}. Unlock your dream job.` }, new Date('2020-01-01')).join('\n')
  for (const fault of ['words', 'reading ease', 'nothing to do today', 'no worked example', 'unlock', 'dream job', 'future']) {
    expect(faults).toContain(fault)
  }
})
