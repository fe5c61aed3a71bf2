import type { Feature } from '#platform/server/feature.ts'
import { cvImport } from '../contract.ts'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#platform/server/app-context.ts'
import { serve } from '#platform/server/serve.ts'
import { importCv, importFreely } from './import-cv.ts'
import { openModelReading } from './read-by-model.ts'

function cvImportRoutes(app: FastifyInstance, context: AppContext): void {
  const readByModel = openModelReading(context, (reason) => app.log.warn({ reason }, 'the model did not read the CV'))
  const importing = { ...context, readByModel }
  serve(app, context.guards, cvImport, {
    'POST /api/cvs/import': ({ actor, sent }) => importCv(importing, actor.id, sent),
    'POST /api/cvs/aisacv/import': ({ request, sent }) => importFreely(importing, request.ip, sent),
  })
}

/** Reads a CV from a file, and stores nothing. */
export const cvImportFeature: Feature = {
  name: 'cv-import',
  about: 'Reads a PDF, DOCX, JSON Resume or LinkedIn export into a proposed CV.',
  standsOn: ['pdf-layout', 'cv-reading', 'cv-words', 'cvs', 'site', 'assistant-model'],
  calls: [{ contract: cvImport, routes: cvImportRoutes }],
}
