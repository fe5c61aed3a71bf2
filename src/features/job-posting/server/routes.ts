import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#platform/server/app-context.ts'
import { pageHeaders } from '#platform/server/page-headers.ts'
import { serve } from '#platform/server/serve.ts'
import { jobPosting } from '../contract.ts'
import { changeState } from './change-state.ts'
import { serveConfirmation } from './confirm-route.ts'
import { publishPosting } from './publish.ts'
import { listPostings, readPosting } from './read-postings.ts'
import { deleteDraft, saveDraft } from './save-draft.ts'

export function jobPostingRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, clock, guards } = context
  serveConfirmation(app, context)
  serve(app, guards, jobPosting, {
    'GET /api/employer/postings': async ({ actor, query, request, reply }) => {
      const list = await listPostings(db, actor.employerId, query, clock())
      const { counts } = list
      const total = query.state ? (counts[query.state] ?? 0) : Object.values(counts).reduce((sum, count) => sum + count, 0)
      reply.headers(pageHeaders(request, query, total))
      return list
    },
    'GET /api/employer/postings/:postingId': ({ actor, params }) =>
      readPosting(db, { ...params, employerId: actor.employerId }, clock()),
    'PUT /api/employer/postings/:postingId/draft': ({ actor, params, query, body }) =>
      saveDraft(db, { ...params, employerId: actor.employerId, base: query.base, body }, clock()),
    'DELETE /api/employer/postings/:postingId': async ({ actor, params }) => {
      await deleteDraft(db, { ...params, employerId: actor.employerId })
      return { message: 'The draft has been deleted.' }
    },
    'POST /api/employer/postings/:postingId/publish': ({ actor, params, query }) =>
      publishPosting(context, { ...params, employerId: actor.employerId, userId: actor.id, base: query.base }),
    'PUT /api/employer/postings/:postingId/state': ({ actor, params, body }) =>
      changeState(context, { ...params, employerId: actor.employerId, userId: actor.id }, body),
  })
}
