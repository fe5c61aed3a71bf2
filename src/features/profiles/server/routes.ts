import type { FastifyInstance } from 'fastify'
import { assertDefined } from '#platform/contract/assert-defined.ts'
import { NotFound } from '#platform/server/failures.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { serve } from '#platform/server/serve.ts'
import { profiles } from '../contract.ts'
import { photoFolder } from '../rules.ts'
import { changeProfile } from './change-profile.ts'
import { savePhoto, removePhotoOf } from './save-photo.ts'
import { readProfile } from './read-profile.ts'

export function profileRoutes(app: FastifyInstance, context: AppContext): void {
  serve(app, context.guards, profiles, {
    'GET /api/profile': ({ actor }) => readProfile(context.db, actor.id),
    'PUT /api/profile': ({ actor, body }) => changeProfile(context, actor.id, body),
    'PUT /api/profile/photo': async ({ actor, sent }) =>
      assertDefined(await savePhoto(context, actor.id, sent), 'the photo just saved'),
    'DELETE /api/profile/photo': async ({ actor }) => {
      await removePhotoOf(context, actor.id)
      return { message: 'Your photo has been removed' }
    },
  })
  servePhotos(app, context)
}

/** A photo never changes under its name. `private`, because a removed photo must not stay in shared caches. */
function servePhotos(app: FastifyInstance, { storage }: AppContext): void {
  app.get<{ Params: { name: string } }>('/photos/:name', async ({ params: { name } }, reply) => {
    const content = await storage.find(`${photoFolder}/${name}`)
    if (!content) throw new NotFound()
    return reply
      .type('image/webp')
      .header('cache-control', 'private, max-age=31536000, immutable')
      .header('cross-origin-resource-policy', 'same-origin')
      .send(content)
  })
}
