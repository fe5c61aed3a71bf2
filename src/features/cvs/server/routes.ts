import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#platform/server/app-context.ts'
import { serve } from '#platform/server/serve.ts'
import { cvs } from '../contract.ts'
import { findMyCv } from './my-cv.ts'
import { rate } from './rate.ts'
import { readCv } from './read-cv.ts'

export function cvRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, guards } = context
  serve(app, guards, cvs, {
    'GET /api/cvs/my-cv': ({ actor }) => findMyCv(db, actor.id),
    'GET /api/cvs/my-cv/rating': ({ actor }) => rate(db, actor.id),
    'GET /api/cvs/my-cv/reading': ({ actor }) => readCv(context, actor.id),
  })
}
