import type { FastifyInstance } from 'fastify'
import { myCv, preview, sendDrawing, sendPages, thumbnail, deleteCv } from '#features/cvs/server/public.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { serve } from '#platform/server/serve.ts'
import { cvBuilder } from '../contract.ts'
import { createCv } from './create-cv.ts'
import { deleteDraft, findDraft } from './draft-queries.ts'
import { help } from './help.ts'
import { myVersion, myVersions } from './my-versions.ts'
import { restoreVersion } from './restore-version.ts'
import { saveDraft } from './save-draft.ts'
import { saveVersion } from './save-version.ts'
import { updateCv } from './update-cv.ts'
import { refuse } from '#platform/contract/refusal.ts'
import type { Db } from '#platform/server/db.ts'
import { deleteVersions } from './version-queries.ts'

/** Deletes the CV together with its versions. */
async function deleteCvAndVersions(db: Db, id: string, userId: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (!(await deleteCv(tx, id, userId))) throw refuse(cvBuilder['DELETE /api/cvs/:id'], 'notFound')
    await deleteVersions(tx, userId)
  })
}

export function cvBuilderRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, clock, guards } = context
  serve(app, guards, cvBuilder, {
    'POST /api/cvs': async ({ actor, query, body }) => {
      await createCv(db, { userId: actor.id, body, base: query.base }, clock())
      return myCv(db, actor.id)
    },
    'PUT /api/cvs/:id': async ({ actor, params, query, body }) => {
      await updateCv(db, { id: params.id, userId: actor.id, body, base: query.base }, clock())
      return myCv(db, actor.id)
    },
    'DELETE /api/cvs/:id': async ({ actor, params }) => {
      await deleteCvAndVersions(db, params.id, actor.id)
      return { message: 'Your CV has been deleted.' }
    },
    'GET /api/cvs/draft': ({ actor }) => findDraft(db, actor.id),
    'PUT /api/cvs/draft': ({ actor, query, body }) => saveDraft(db, { userId: actor.id, base: query.base, body }, clock()),
    'DELETE /api/cvs/draft': async ({ actor }) => {
      await deleteDraft(db, actor.id)
      return { message: 'The draft has been deleted.' }
    },
    'GET /api/cvs/versions': async ({ actor }) => [...(await myVersions(db, actor.id))],
    'POST /api/cvs/versions': async ({ actor, body }) => {
      const version = { userId: actor.id, kind: 'restored', body, createdAt: clock() } as const
      await db.transaction().execute((tx) => saveVersion(tx, version))
      return { message: 'The version has been saved.' }
    },
    'GET /api/cvs/versions/:id': ({ actor, params }) => myVersion(db, params.id, actor.id),
    'POST /api/cvs/versions/:id/restore': ({ actor, params, query, body }) =>
      restoreVersion(db, params.id, { userId: actor.id, base: query.base, body }, clock()),
    'POST /api/cvs/help': ({ actor, body }) => help(context, actor.id, body),
    'POST /api/cvs/preview': async ({ actor, body, ...args }) => sendPages(await preview(context, actor.id, body), args),
    'GET /api/cvs/thumbnails/:template': async ({ actor, params, ...args }) => {
      const draft = await findDraft(db, actor.id)
      return sendDrawing(await thumbnail(context, actor.id, { template: params.template, draft: draft?.body }), args)
    },
  })
}
