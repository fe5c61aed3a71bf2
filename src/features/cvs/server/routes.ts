import type { FastifyInstance } from 'fastify'
import type { Facilities } from '#platform/server/facilities.ts'
import { Unauthorized } from '#platform/server/failures.ts'
import { serve } from '#platform/server/serve.ts'
import { cvs } from '../contract.ts'
import { createCv } from './create-cv.ts'
import { deleteCv } from './delete-cv.ts'
import { download } from './download.ts'
import { deleteDraft, findDraft, putDraft } from './draft-queries.ts'
import { findMyCv, myCv } from './my-cv.ts'
import { rate } from './rate.ts'
import { updateCv } from './update-cv.ts'

export function cvRoutes(app: FastifyInstance, { db, clock, guards, typeset }: Facilities): void {
  serve(app, guards, cvs, {
    'GET /api/cvs/my-cv': ({ actor }) => findMyCv(db, actor.id),
    'GET /api/cvs/my-cv/rating': ({ actor }) => rate(db, actor.id),
    'POST /api/cvs': async ({ actor, body }) => {
      await createCv(db, actor.id, body, clock())
      return myCv(db, actor.id)
    },
    'PUT /api/cvs/:id': async ({ actor, params, body }) => {
      await updateCv(db, { id: params.id, userId: actor.id, body }, clock())
      return myCv(db, actor.id)
    },
    'DELETE /api/cvs/:id': async ({ actor, params }) => {
      await deleteCv(db, params.id, actor.id)
      return { message: 'Your CV has been deleted.' }
    },
    'GET /api/cvs/draft': ({ actor }) => findDraft(db, actor.id),
    'PUT /api/cvs/draft': async ({ actor, body }) => {
      const now = clock()
      await putDraft(db, actor.id, body, now)
      return { body, updatedAt: now.toISOString() }
    },
    'DELETE /api/cvs/draft': async ({ actor }) => {
      await deleteDraft(db, actor.id)
      return { message: 'The draft has been deleted.' }
    },
    'GET /api/cvs/download/:id': async ({ params, request, reply }) => {
      // Also for people who have not signed in: a link is enough for a CV whose address is proved.
      const caller = await guards.user(request, reply).catch((error: unknown) => {
        if (error instanceof Unauthorized) return null
        throw error
      })
      return download(db, typeset, params.id, caller?.id ?? null)
    },
  })
}
