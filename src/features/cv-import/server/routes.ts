import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#platform/server/app-context.ts'
import { serve } from '#platform/server/serve.ts'
import { cvImport } from '../contract.ts'
import { importCv, importFreely } from './import-cv.ts'

export function cvImportRoutes(app: FastifyInstance, context: AppContext): void {
  serve(app, context.guards, cvImport, {
    'POST /api/cvs/import': ({ actor, sent }) => importCv(context, actor.id, sent),
    'POST /api/cvs/aisacv/import': ({ request, sent }) => importFreely(context, request.ip, sent),
  })
}
