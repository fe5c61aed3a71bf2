import type { FastifyInstance } from 'fastify'
import { partOf } from '#platform/contract/paging.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { pageHeaders } from '#platform/server/page-headers.ts'
import { serve } from '#platform/server/serve.ts'
import { articles } from '../contract.ts'
import { quickTips } from '../success-stories.ts'
import { serveFeeds } from './feed-routes.ts'
import { serveArticlePictures } from './picture-routes.ts'
import { countArticles, countCategories, findAddresses, listArticles } from './queries.ts'
import { readArticle } from './read-article.ts'
import { listNearest } from './search-queries.ts'

export function articleRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, guards } = context
  serveFeeds(app, context)
  serveArticlePictures(app, context)
  serve(app, guards, articles, {
    'GET /api/blog': async ({ query, request, reply }) => {
      const part = partOf(query)
      if (query.match === 'nearest') return listNearest(db, query.q ?? '', part.limit)
      const [found, total] = await Promise.all([listArticles(db, query, part), countArticles(db, query)])
      reply.headers(pageHeaders(request, part, total))
      return found
    },
    'GET /api/blog/category-counts': () => countCategories(db),
    'GET /api/quick-tips': async () => {
      const addresses = await findAddresses(
        db,
        quickTips.map(({ slug }) => slug),
      )
      return quickTips.map(({ tip, slug }) => ({ tip, slug: addresses.get(slug) ?? null }))
    },
    'GET /api/blog/:slug': ({ params }) => readArticle(db, params.slug),
  })
}
