import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#platform/server/app-context.ts'
import { serve } from '#platform/server/serve.ts'
import { cvs, type CvRating } from '../contract.ts'
import { findMyCv } from './my-cv.ts'
import { readCv } from './read-cv.ts'
import type { Db } from '#platform/server/db.ts'
import { findCvOf } from './queries.ts'
import { rateCv } from '../rating.ts'
import { sendDrawing } from './send-drawing.ts'
import { openSamples } from './thumbnail.ts'

async function rate(db: Db, userId: string): Promise<CvRating | null> {
  const cv = await findCvOf(db, userId)
  return cv ? rateCv(cv.body) : null
}

export function cvRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, guards } = context
  const sampleOf = openSamples(context)
  serve(app, guards, cvs, {
    'GET /api/cvs/templates/:template': async ({ params, request, reply }) => {
      reply.header('vary', 'accept-encoding')
      return sendDrawing({ ...(await sampleOf(params.template)), isForAll: true }, { request, reply })
    },
    'GET /api/cvs/my-cv': ({ actor }) => findMyCv(db, actor.id),
    'GET /api/cvs/my-cv/rating': ({ actor }) => rate(db, actor.id),
    'GET /api/cvs/my-cv/reading': ({ actor }) => readCv(context, actor.id),
  })
}
