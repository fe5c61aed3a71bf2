import type { FastifyInstance } from 'fastify'
import { previewAnonymously, sendPages } from '#features/cvs/server/public.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { serve } from '#platform/server/serve.ts'
import { freeCvBuilder } from '../contract.ts'
import { createFreeCv } from './create-free-cv.ts'

export function freeCvBuilderRoutes(app: FastifyInstance, context: AppContext): void {
  serve(app, context.guards, freeCvBuilder, {
    'POST /api/cvs/aisacv': async ({ body, request }) => ({ cv: await createFreeCv(context, body, request.ip) }),
    'POST /api/cvs/aisacv/preview': async ({ body, ...asked }) =>
      sendPages(await previewAnonymously(context, asked.request.ip, body), asked),
  })
}
