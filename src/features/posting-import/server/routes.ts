import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#platform/server/app-context.ts'
import { serve } from '#platform/server/serve.ts'
import { postingImport } from '../contract.ts'
import { acceptImport, checkImport } from './import-postings.ts'

export function postingImportRoutes(app: FastifyInstance, context: AppContext): void {
  serve(app, context.guards, postingImport, {
    'POST /api/employer/posting-imports/check': ({ actor, sent }) =>
      checkImport(context, { userId: actor.id, employerId: actor.employerId, sent }),
    'POST /api/employer/posting-imports': ({ actor, sent, query }) =>
      acceptImport(context, { userId: actor.id, employerId: actor.employerId, sent, ...query }),
  })
}
