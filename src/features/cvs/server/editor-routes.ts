import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#platform/server/app-context.ts'
import { serve } from '#platform/server/serve.ts'
import { cvEditor } from '../editor-contract.ts'
import { help } from './help.ts'
import { myVersion, myVersions } from './my-versions.ts'
import { preview } from './preview.ts'
import { restoreVersion } from './restore-version.ts'
import { sendDrawing, sendPages } from './send-drawing.ts'
import { thumbnail } from './thumbnail.ts'

export function cvEditorRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, clock, guards } = context
  serve(app, guards, cvEditor, {
    'GET /api/cvs/versions': async ({ actor }) => [...(await myVersions(db, actor.id))],
    'GET /api/cvs/versions/:id': ({ actor, params }) => myVersion(db, params.id, actor.id),
    'POST /api/cvs/versions/:id/restore': ({ actor, params, query, body }) =>
      restoreVersion(db, params.id, { userId: actor.id, base: query.base, body }, clock()),
    'POST /api/cvs/preview': async ({ actor, body, ...asked }) => sendPages(await preview(context, actor.id, body), asked),
    'POST /api/cvs/help': ({ actor, body }) => help(context, actor.id, body),
    'GET /api/cvs/thumbnails/:template': async ({ actor, params, ...asked }) =>
      sendDrawing(await thumbnail(context, actor.id, params.template), asked),
  })
}
