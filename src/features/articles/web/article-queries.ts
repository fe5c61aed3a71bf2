import type { LeftOut } from '#platform/web/left-out.ts'
import { apiQuery, pagedApiQuery } from '#platform/web/api-queries.ts'
import type { articles } from '../contract.ts'

const ask = apiQuery<typeof articles>()
const askPage = pagedApiQuery<typeof articles>()

export type ArticleState = Readonly<Partial<Record<'q' | 'tag' | 'page', string>>>

export function articlesIn(params: URLSearchParams): ArticleState {
  const fields = ['q', 'tag', 'page'] as const
  return Object.fromEntries(fields.map((name) => [name, params.get(name)?.trim() ?? '']).filter(([, value]) => value !== ''))
}

export function addressOf(state: ArticleState): string {
  const given = Object.entries(state).filter(([, value]) => value)
  return given.length > 0 ? `/blog?${new URLSearchParams(Object.fromEntries(given)).toString()}` : '/blog'
}

export const pageLength = 20
const latestShown = 6
const nearestShown = 3

export const articlesFor = (state: ArticleState) => askPage('GET /api/blog', { query: { ...state, limit: pageLength } })
/** For a search without hits. */
export const nearestTo = (q: string) => ask('GET /api/blog', { query: { q, match: 'nearest', limit: nearestShown } })
export const latestArticles = ask('GET /api/blog', { query: { limit: latestShown } })
export const articlesOf = (tag: string, page: string) => askPage('GET /api/blog', { query: { tag, page, limit: pageLength } })
export const categoryCounts = ask('GET /api/blog/category-counts', {})
export const quickTips = ask('GET /api/quick-tips', {})
export const articleFor = (slug: string) => ({
  ...ask('GET /api/blog/:slug', { params: { slug } }),
  meta: { leftOut: { html: '[data-html]', content: null } satisfies LeftOut },
})
