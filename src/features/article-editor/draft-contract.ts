import { z } from 'zod'
import { categoryTags } from '#features/articles/categories.ts'
import { articles } from '#features/articles/contract.ts'
import { cleanText, untrimmedText } from '#platform/contract/clean-text.ts'
import { longestTag, mostTags, tagsIn, tooLongTag, tooManyTags } from './draft.ts'

const mostContent = 60_000
const lengths = {
  title: 200,
  slug: 100,
  category: 40,
  // Twice the limit for publishing: pasted text is not cut, and the field says by how much it is too long.
  tags: 1_000,
  excerpt: 500,
  author: 100,
  seoTitle: 200,
  seoDescription: 400,
} as const

const typed = (max: number) =>
  untrimmedText(max, { missing: 'Please write text', tooLong: `Please use at most ${max.toLocaleString('en-IN')} characters` })

export const Draft = z.object({
  title: typed(lengths.title),
  slug: typed(lengths.slug),
  category: typed(lengths.category),
  tags: typed(lengths.tags),
  excerpt: typed(lengths.excerpt),
  content: typed(mostContent),
  author: typed(lengths.author),
  seoTitle: typed(lengths.seoTitle),
  seoDescription: typed(lengths.seoDescription),
})

export const written = (missing: string, max: number) =>
  cleanText(max, { missing, tooLong: `Please use at most ${max} characters` }).min(1, missing)
const orNull = (max: number) =>
  cleanText(max, { tooLong: `Please use at most ${max} characters` }).transform((text) => text || null)

/** Whether the text has a picture without a description, which says nothing to a person who cannot see it. */
const hasBarePicture = (content: string): boolean => /!\[\s*\]/.test(content)

const Tags = z
  .string()
  .transform(tagsIn)
  .pipe(z.array(z.string().max(longestTag, tooLongTag)).max(mostTags, tooManyTags))

/** A slug such as `category-counts` would hide the article behind a call of the API. */
const isCall = (slug: string): boolean => `GET /api/blog/${slug}` in articles

/** The rules for publishing a draft, in the order of the form. */
export const PublishableArticle = z.object({
  title: written('Write a title', 120),
  slug: written('Write an address', lengths.slug)
    .regex(/^[a-z\d]+(-[a-z\d]+)*$/, 'The address may have a to z, digits and single hyphens')
    .refine((slug) => !isCall(slug), 'This address is used by the portal itself'),
  category: z.enum(categoryTags, 'Choose a category'),
  tags: Tags,
  author: written('Name the author', lengths.author),
  excerpt: written('Write a summary', 300),
  content: written('Write the text', mostContent).refine((text) => !hasBarePicture(text), 'Describe each picture'),
  seoTitle: orNull(lengths.seoTitle),
  seoDescription: orNull(lengths.seoDescription),
})
export type PublishableArticle = z.output<typeof PublishableArticle>
