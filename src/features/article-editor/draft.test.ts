import { expect, test } from 'vitest'
import { categoriesIn, emptyDraft, mostTags, pictureText, searchResultOf, slugOf, tagsFault, tagsIn } from './draft.ts'

test.each([
  ['Gratuity: who gets it?', 'gratuity-who-gets-it'],
  ['  ₹15,000 × 12 %  ', '15-000-12'],
  ['Résumé – Café', 'resume-cafe'],
  ['ग्रेच्युटी', ''],
  ['<b></b> "quotes"', 'quotes'],
  ['<p class="x">Pay &amp; <em>leave</em>&nbsp;in ‘2026’<br/></p>', 'pay-leave-in-2026'],
  ["Don’t sign what you can&#39;t read: India's bonds", 'dont-sign-what-you-cant-read-indias-bonds'],
  ['Pay < 5 LPA & > 3 LPA; Q&A', 'pay-5-lpa-3-lpa-q-a'],
  ['a'.repeat(79) + ' bc', 'a'.repeat(79)],
])('%j has the address %j', (title, slug) => {
  expect(slugOf(title)).toBe(slug)
})

test.each(['<', '<a', '&', '&a', "a'", '&#39;', '<a>', 'a'])('an address is made in time of a title of many %j', (part) => {
  const title = part.repeat(100_000 / part.length)
  const start = performance.now()
  slugOf(title)
  expect(performance.now() - start).toBeLessThan(1000)
})

test('a search result falls back to title and summary, and is cut between words', () => {
  expect(searchResultOf({ ...emptyDraft, title: 'Gratuity', excerpt: 'In short.' })).toEqual({
    title: 'Gratuity',
    description: 'In short.',
  })
  const long = searchResultOf({ ...emptyDraft, seoTitle: 'word '.repeat(30), seoDescription: 'x'.repeat(400) })
  expect(long.title).toMatch(/^(word )+word…$/)
  expect(long.title.length).toBeLessThanOrEqual(60)
  expect(long.description.length).toBeLessThanOrEqual(160)
})

test('a tag counts once, whatever its case and spaces, and the category is not a tag', () => {
  expect(tagsIn('Gratuity, gratuity ,, Leaving  a job,GRATUITY, leaving a job')).toEqual(['Gratuity', 'Leaving a job'])
  expect(tagsIn('salary_benefits, Salary and benefits, Pay')).toEqual(['Pay'])
})

test('no description can end the Markdown of the picture early', () => {
  const picture = { address: '/article-pictures/a.webp#8x6', alt: 'A form](https://evil.example) [x', caption: 'Said "so"' }
  expect(pictureText(picture)).toBe('![A form https://evil.example x](/article-pictures/a.webp#8x6 "Said so")')
})

test('tags that are too many or too long, and categories, are reported', () => {
  const tags = Array.from({ length: mostTags }, (_, at) => `tag ${at}`)
  expect(tagsFault(tags.join(', '))).toBeUndefined()
  expect(tagsFault([...tags, 'one more', 'and another'].join(', '))).toBe('Please use at most 10 tags. There are 12.')
  expect(tagsFault(`Pay, ${'x'.repeat(41)}`)).toBe(`A tag may have 40 characters: “${'x'.repeat(40)}…”`)
  expect(categoriesIn('Pay, Salary and benefits , Gratuity')).toEqual(['Salary and benefits'])
})
