import type { FastifyInstance } from 'fastify'
import { refuse } from '#platform/contract/refusal.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { serve } from '#platform/server/serve.ts'
import { searches } from '../contract.ts'
import { listSearches } from './list-searches.ts'
import { deleteSearch, updateSearch, toSavedSearch } from './queries.ts'
import { saveSearch } from './save-search.ts'

export function searchRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, guards } = context
  serve(app, guards, searches, {
    'POST /api/saved-searches': ({ actor, body }) => saveSearch(context, actor.id, body.query),
    'GET /api/saved-searches': ({ actor }) => listSearches(context, actor.id),
    'PUT /api/saved-searches/:id': async ({ actor, params, body }) => {
      const row = await updateSearch(db, actor.id, { ...params, ...body })
      if (!row) throw refuse(searches['PUT /api/saved-searches/:id'], 'notFound')
      return toSavedSearch(row)
    },
    'DELETE /api/saved-searches/:id': async ({ actor, params }) => {
      if (!(await deleteSearch(db, actor.id, params.id))) throw refuse(searches['DELETE /api/saved-searches/:id'], 'notFound')
      return { deleted: true }
    },
  })
}
