import { z } from 'zod'
import type { Contract } from '#platform/contract/endpoint.ts'
import { Paging } from '#platform/contract/paging.ts'
import { categoryTags } from './categories.ts'

export const ArticleSummary = z.object({
  id: z.uuid(),
  slug: z.string(),
  title: z.string(),
  author: z.string(),
  publishedAt: z.iso.datetime(),
  excerpt: z.string().nullable(),
  /** The first tag is that of the category. */
  tags: z.array(z.string()),
  createdAt: z.iso.datetime(),
})
export type ArticleSummary = z.output<typeof ArticleSummary>

const ArticleLink = z.object({ slug: z.string(), title: z.string() })
export type ArticleLink = z.output<typeof ArticleLink>

export const Article = ArticleSummary.extend({
  /** Markdown. */
  content: z.string(),
  seoTitle: z.string().nullable(),
  seoDescription: z.string().nullable(),
  updatedAt: z.iso.datetime(),
  /** The content as safe HTML. */
  html: z.string(),
  /** The headings of the second level; `id` is their id in `html`. */
  contents: z.array(z.object({ id: z.string(), title: z.string() })),
  readingMinutes: z.int(),
  /** The article published before this one, and the one after. */
  previous: ArticleLink.nullable(),
  next: ArticleLink.nullable(),
  /** The articles with the most tags in common. */
  related: z.array(ArticleSummary),
})
export type Article = z.output<typeof Article>

/** A form sends all its fields; an empty field means that the value is not given. */
const words = (name: string) =>
  z.preprocess(
    (value) => (typeof value === 'string' && value.trim() === '' ? undefined : value),
    z.string(`${name} is not a text`).trim().max(200, `${name}: at most 200 characters`).optional(),
  )

const ArticleSearch = Paging.extend({
  tag: words('tag'),
  q: words('q'),
  /** `nearest` is for a search without hits: articles with some of the words or similar ones. */
  match: z.enum(['all', 'nearest'], 'match is all or nearest').optional(),
})

export const articles = {
  /**
   * Published articles, the newest first; with `q`, the best matches first. In pages of 20. Headers: `X-Total-Count` and `Link`. With
   * `match=nearest` the nearest first, at most 20, whatever their tags.
   */
  'GET /api/blog': {
    query: ArticleSearch,
    answer: z.array(ArticleSummary),
    headers: ['X-Total-Count', 'Link'],
    mayBeStale: true,
  },
  /** The number of articles in each of the six categories. */
  'GET /api/blog/category-counts': { answer: z.record(z.enum(categoryTags), z.int()), mayBeStale: true },
  /** Tips that take less than an hour. `slug` is that of the article about the tip, or null while the article is withdrawn. */
  'GET /api/quick-tips': {
    answer: z.array(z.object({ tip: z.string(), slug: z.string().nullable() })),
    mayBeStale: true,
  },
  'GET /api/blog/:slug': {
    params: z.object({ slug: z.string() }),
    answer: Article,
    mayBeStale: true,
    refusals: { notFound: [404, 'Blog Post Not Found'] },
  },
} as const satisfies Contract
