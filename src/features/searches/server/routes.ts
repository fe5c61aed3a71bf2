import type { FastifyInstance } from 'fastify'
import { refuse } from '#platform/contract/refusal.ts'
import type { Facilities } from '#platform/server/facilities.ts'
import { serve } from '#platform/server/serve.ts'
import { searches } from '../contract.ts'
import { listSearches } from './list-searches.ts'
import { deleteSearch, updateSearch } from './queries.ts'
import { saveSearch } from './save-search.ts'
import { shownSearch } from './shown-search.ts'

export function searchRoutes(app: FastifyInstance, facilities: Facilities): void {
  const { db, clock, guards } = facilities
  serve(app, guards, searches, {
    'POST /api/saved-searches': ({ actor, body }) => saveSearch(facilities, actor.id, body.query),
    'GET /api/saved-searches': ({ actor }) => listSearches(db, { userId: actor.id, now: clock() }),
    'PUT /api/saved-searches/:id': async ({ actor, params, body }) => {
      const row = await updateSearch(db, actor.id, { ...params, ...body })
      if (!row) throw refuse(searches['PUT /api/saved-searches/:id'], 'notFound')
      return shownSearch(row)
    },
    'DELETE /api/saved-searches/:id': async ({ actor, params }) => {
      if (!(await deleteSearch(db, actor.id, params.id))) throw refuse(searches['DELETE /api/saved-searches/:id'], 'notFound')
      return { deleted: true }
    },
  })
}
