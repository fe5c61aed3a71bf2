import type { FastifyInstance } from 'fastify'
import { known } from '#platform/contract/known.ts'
import { NotFound } from '#platform/server/failures.ts'
import type { Facilities } from '#platform/server/facilities.ts'
import { serve } from '#platform/server/serve.ts'
import { profiles } from '../contract.ts'
import { photoFolder } from '../rules.ts'
import { changeProfile } from './change-profile.ts'
import { keepPhoto, removePhotoOf } from './keep-photo.ts'
import { readProfile } from './read-profile.ts'

export function profileRoutes(app: FastifyInstance, facilities: Facilities): void {
  serve(app, facilities.guards, profiles, {
    'GET /api/profile': ({ actor }) => readProfile(facilities.db, actor.id),
    'PUT /api/profile': ({ actor, body }) => changeProfile(facilities, actor.id, body),
    'PUT /api/profile/photo': async ({ actor, sent }) =>
      known(await keepPhoto(facilities, actor.id, sent), 'the photo just kept'),
    'DELETE /api/profile/photo': async ({ actor }) => {
      await removePhotoOf(facilities, actor.id)
      return { message: 'Your photo has been removed' }
    },
  })
  servePhotos(app, facilities)
}

/** A photo never changes under its name. `private`: what its owner has removed lives on in no cache that people share. */
function servePhotos(app: FastifyInstance, { storage }: Facilities): void {
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
