import type { FastifyInstance } from 'fastify'
import { readingMinutes } from '#features/articles/categories.ts'
import { renderMarkdown } from '#features/articles/server/public.ts'
import { partOf } from '#platform/contract/paging.ts'
import { refuse } from '#platform/contract/refusal.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { pageHeaders } from '#platform/server/page-headers.ts'
import { countOf, minutes, type RateLimit } from '#platform/server/rate-limits/rate-limit.ts'
import { serve } from '#platform/server/serve.ts'
import { articleEditor } from '../contract.ts'
import { deleteDraft } from './delete-draft.ts'
import { countListed, listArticles } from './list-queries.ts'
import { publishArticle, scheduleArticle, withdraw } from './publish.ts'
import { isKnown } from './queries.ts'
import { readArticle, restoreText } from './read-article.ts'
import { createDraft, saveDraft } from './save-draft.ts'
import { savePicture } from './save-picture.ts'
import { listTexts } from './text-queries.ts'

/** Enough for one preview at each pause of typing. */
const previews: RateLimit = { name: 'article previews', per: 'account', max: 300, windowSeconds: minutes(5) }

export function articleEditorRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, guards, rateLimits } = context
  serve(app, guards, articleEditor, {
    'GET /api/admin/blog': async ({ query, request, reply }) => {
      const part = partOf(query)
      const [articles, total] = await Promise.all([listArticles(db, part), countListed(db)])
      reply.headers(pageHeaders(request, part, total))
      return articles
    },
    'POST /api/admin/blog': ({ actor, body }) => createDraft(context, actor.id, body.title),
    'GET /api/admin/blog/:articleId': ({ params }) => readArticle(db, params.articleId),
    'PUT /api/admin/blog/:articleId': ({ actor, params, query, body }) =>
      saveDraft(context, { adminId: actor.id, ...params, base: query.base, fields: body }),
    'POST /api/admin/blog/:articleId/publish': ({ actor, params, body }) =>
      publishArticle(context, { adminId: actor.id, ...params }, body.revision),
    'POST /api/admin/blog/:articleId/schedule': ({ actor, params, body }) =>
      scheduleArticle(context, { adminId: actor.id, ...params }, body),
    'POST /api/admin/blog/:articleId/withdraw': ({ actor, params }) => withdraw(context, { adminId: actor.id, ...params }),
    'DELETE /api/admin/blog/:articleId': ({ actor, params }) => deleteDraft(context, { adminId: actor.id, ...params }),
    'GET /api/admin/blog/:articleId/versions': async ({ params: { articleId } }) => {
      if (!(await isKnown(db, articleId))) throw refuse(articleEditor['GET /api/admin/blog/:articleId/versions'], 'notFound')
      return listTexts(db, articleId)
    },
    'POST /api/admin/blog/:articleId/versions/:textId/restore': ({ actor, params }) =>
      restoreText(context, { adminId: actor.id, ...params }),
    'POST /api/admin/blog/preview': async ({ actor, body: { content } }) => {
      await rateLimits.consume([countOf(previews, actor.id)])
      return { ...renderMarkdown(content), readingMinutes: readingMinutes(content) }
    },
    'POST /api/admin/blog/pictures': ({ actor, query, sent }) =>
      savePicture(context, { adminId: actor.id, alt: query.alt, bytes: sent }),
  })
}
