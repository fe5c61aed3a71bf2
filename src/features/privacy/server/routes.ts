import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#platform/server/app-context.ts'
import { serve } from '#platform/server/serve.ts'
import { privacy } from '../contract.ts'
import { giveConsent, listMyConsents, takeBackConsent } from './consents.ts'
import { listViews } from './record-view.ts'

const perPage = 20

export function privacyRoutes(app: FastifyInstance, { db, clock, guards }: AppContext): void {
  serve(app, guards, privacy, {
    'GET /api/consents': ({ actor }) => listMyConsents(db, actor.id),
    'PUT /api/consents/:purpose': ({ actor, params, body }) => giveConsent(db, { userId: actor.id, ...params, ...body }, clock()),
    'DELETE /api/consents/:purpose': ({ actor, params }) => takeBackConsent(db, { userId: actor.id, ...params }, clock()),
    'GET /api/access-log': ({ actor, query }) =>
      listViews(db, { userId: actor.id }, { limit: perPage, offset: (query.page - 1) * perPage }),
  })
}
