import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#platform/server/app-context.ts'
import { serve } from '#platform/server/serve.ts'
import { cvs } from '../contract.ts'
import { createCv } from './create-cv.ts'
import { cvPdf } from './cv-pdf.ts'
import { deleteCv } from './delete-cv.ts'
import { deleteDraft, findDraft } from './draft-queries.ts'
import { findMyCv, myCv } from './my-cv.ts'
import { rate } from './rate.ts'
import { readCv } from './read-cv.ts'
import { saveDraft } from './save-draft.ts'
import { takeFile } from './take-file.ts'
import { updateCv } from './update-cv.ts'

export function cvRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, clock, guards } = context
  serve(app, guards, cvs, {
    'GET /api/cvs/my-cv': ({ actor }) => findMyCv(db, actor.id),
    'GET /api/cvs/my-cv/rating': ({ actor }) => rate(db, actor.id),
    'GET /api/cvs/my-cv/reading': ({ actor }) => readCv(context, actor.id),
    'POST /api/cvs': async ({ actor, body }) => {
      await createCv(db, actor.id, body, clock())
      return myCv(db, actor.id)
    },
    'PUT /api/cvs/:id': async ({ actor, params, query, body }) => {
      await updateCv(db, { id: params.id, userId: actor.id, body, base: query.base }, clock())
      return myCv(db, actor.id)
    },
    'DELETE /api/cvs/:id': async ({ actor, params }) => {
      await deleteCv(db, params.id, actor.id)
      return { message: 'Your CV has been deleted.' }
    },
    'GET /api/cvs/draft': ({ actor }) => findDraft(db, actor.id),
    'PUT /api/cvs/draft': ({ actor, query, body }) => saveDraft(db, { userId: actor.id, base: query.base, body }, clock()),
    'DELETE /api/cvs/draft': async ({ actor }) => {
      await deleteDraft(db, actor.id)
      return { message: 'The draft has been deleted.' }
    },
    'GET /api/cvs/download/:id': ({ params, ...visit }) =>
      takeFile(context, visit, params.id, { ending: 'pdf', make: (cv, requester) => cvPdf(context, cv, requester) }),
  })
}
