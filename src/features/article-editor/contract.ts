import { z } from 'zod'
import { Article } from '#features/articles/contract.ts'
import type { Contract } from '#platform/contract/endpoint.ts'
import { Paging } from '#platform/contract/paging.ts'
import { Draft, written } from './draft-contract.ts'

export const ArticleState = z.enum(['draft', 'scheduled', 'published', 'changed', 'withdrawn'])
export type ArticleState = z.output<typeof ArticleState>

export const ListedDraft = z.object({
  id: z.uuid(),
  title: z.string(),
  /** The slug of its public URL; null before the first publication. */
  slug: z.string().nullable(),
  state: ArticleState,
  publishedAt: z.iso.datetime().nullable(),
  publishAt: z.iso.datetime().nullable(),
  editedAt: z.iso.datetime(),
  editedBy: z.string().nullable(),
  failure: z.string().nullable(),
})
export type ListedDraft = z.output<typeof ListedDraft>

export const EditedArticle = ListedDraft.extend({
  fields: Draft,
  /** A write names the revision that it is based on; null before the first write. */
  revision: z.iso.datetime().nullable(),
})
export type EditedArticle = z.output<typeof EditedArticle>

export const SavedDraft = z.object({ revision: z.iso.datetime(), state: ArticleState })
export type SavedDraft = z.output<typeof SavedDraft>

const kinds = ['edited', 'published', 'replaced', 'conflict'] as const

export const ArticleTextSummary = z.object({
  id: z.uuid(),
  kind: z.enum(kinds),
  title: z.string(),
  words: z.int(),
  savedAt: z.iso.datetime(),
  savedBy: z.string(),
})
export type ArticleTextSummary = z.output<typeof ArticleTextSummary>

const ArticleParams = z.object({ articleId: z.uuid('This is no id of an article') })
/** The revision; null if the article was never edited here. */
const Revision = z.object({ revision: z.iso.datetime('revision is the time of the last save').nullable() })

const notFound = [404, 'Article not found'] as const
const changedElsewhere = [409, 'Somebody has changed this article. Look at their text first.'] as const
const slugTaken = [409, 'Another article has or had this address'] as const
const admin = { who: 'articles', params: ArticleParams } as const

export const articleEditor = {
  /** All articles, the last edited first, in pages of 20. Headers: `X-Total-Count` and `Link`. */
  'GET /api/admin/blog': { who: 'articles', query: Paging, answer: z.array(ListedDraft), headers: ['X-Total-Count', 'Link'] },
  /** Creates a draft. Its slug is made from the title. */
  'POST /api/admin/blog': {
    who: 'articles',
    body: z.object({ title: written('Write a title', 120) }),
    answer: z.object({ id: z.uuid() }),
    status: 201,
  },
  'GET /api/admin/blog/:articleId': { ...admin, answer: EditedArticle, refusals: { notFound } },
  /**
   * Saves the draft, which readers do not see. `base` is the revision that the text is based on, or `none`; without it, the text of somebody else is
   * replaced. A replaced text, and a text that is refused because of another one, is stored as a version.
   */
  'PUT /api/admin/blog/:articleId': {
    ...admin,
    query: z.object({ base: z.union([z.iso.datetime(), z.literal('none')], 'base is a revision, or none').optional() }),
    body: Draft,
    answer: SavedDraft,
    refusals: { notFound, changedElsewhere },
  },
  /** Publishes this revision; readers see it within a second. A changed slug redirects. */
  'POST /api/admin/blog/:articleId/publish': {
    ...admin,
    body: Revision,
    answer: EditedArticle,
    refusals: { notFound, changedElsewhere, slugTaken },
  },
  /** Publishes the text as it is at that time; null cancels the schedule. */
  'POST /api/admin/blog/:articleId/schedule': {
    ...admin,
    body: Revision.extend({ at: z.iso.datetime('at is a time').nullable() }),
    answer: EditedArticle,
    refusals: { notFound, changedElsewhere, slugTaken, inThePast: [400, 'Choose a time in the future'] },
  },
  'POST /api/admin/blog/:articleId/withdraw': {
    ...admin,
    answer: EditedArticle,
    refusals: { notFound, notPublished: [409, 'This article is not published'] },
  },
  /** Deletes an article and its versions. A text that readers have seen can only be withdrawn. */
  'DELETE /api/admin/blog/:articleId': {
    ...admin,
    answer: z.object({ deleted: z.literal(true) }),
    refusals: { notFound, published: [409, 'Readers have seen this article. Withdraw it instead.'] },
  },
  /** Earlier texts, the newest first. */
  'GET /api/admin/blog/:articleId/versions': { ...admin, answer: z.array(ArticleTextSummary), refusals: { notFound } },
  /** Restores an earlier text. The present text is stored as a version. */
  'POST /api/admin/blog/:articleId/versions/:textId/restore': {
    who: 'articles',
    params: ArticleParams.extend({ textId: z.uuid('This is no id of a version') }),
    answer: EditedArticle,
    refusals: { notFound: [404, 'Version not found'] },
  },
  /** Renders the draft as readers would see it. */
  'POST /api/admin/blog/preview': {
    who: 'articles',
    body: Draft,
    answer: Article.pick({ html: true, contents: true, readingMinutes: true }),
  },
  /** Stores a picture, smaller and without metadata. `alt` describes it to people who do not see it. */
  'POST /api/admin/blog/pictures': {
    who: 'articles',
    query: z.object({ alt: written('Describe the picture', 300) }),
    upload: { types: ['application/octet-stream', 'image/jpeg', 'image/png', 'image/webp'], maxBytes: 10 * 1024 * 1024 },
    answer: z.object({ address: z.string(), width: z.int(), height: z.int() }),
    status: 201,
    refusals: {
      tooLarge: [413, 'This picture is larger than 10 MB. Please choose a smaller one.'],
      wrongType: [415, 'Please choose a picture in JPEG, PNG or WebP.'],
      noPicture: [400, 'This file is not a JPEG, PNG or WebP, or it is broken.'],
      tooManyPixels: [400, 'This picture has more than 50 megapixels. Please choose a smaller one.'],
    },
  },
} as const satisfies Contract
