import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#platform/server/app-context.ts'
import { serve } from '#platform/server/serve.ts'
import { cvFiles } from '../files-contract.ts'
import { cvImport } from '../import/contract.ts'
import { toJsonResume } from '../json-resume.ts'
import { docx } from './export/docx.ts'
import { plainText } from './export/plain-text.ts'
import { importCv, importFreely } from './import/import-cv.ts'
import { takeFile } from './take-file.ts'

export function cvFileRoutes(app: FastifyInstance, context: AppContext): void {
  serve(app, context.guards, cvFiles, {
    'GET /api/cvs/download/:id/docx': ({ params, ...visit }) =>
      takeFile(context, visit, params.id, { ending: 'docx', make: ({ body }) => docx(body) }),
    'GET /api/cvs/download/:id/json': ({ params, ...visit }) =>
      takeFile(context, visit, params.id, {
        ending: 'json',
        make: ({ body }) => Buffer.from(JSON.stringify(toJsonResume(body), null, 2)),
      }),
    'GET /api/cvs/download/:id/text': ({ params, ...visit }) =>
      takeFile(context, visit, params.id, { ending: 'txt', make: ({ body }) => plainText(body) }),
  })
}

export function cvImportRoutes(app: FastifyInstance, context: AppContext): void {
  serve(app, context.guards, cvImport, {
    'POST /api/cvs/import': ({ actor, sent }) => importCv(context, actor.id, sent),
    'POST /api/cvs/aisacv/import': ({ request, sent }) => importFreely(context, request.ip, sent),
  })
}
