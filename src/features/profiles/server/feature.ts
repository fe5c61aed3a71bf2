import type { Feature } from '#platform/server/feature.ts'
import { profiles } from '../contract.ts'
import { deletePhotoOf } from './delete-photo.ts'
import { removePhoto } from './on-photo-deleted.ts'
import { profileRoutes } from './routes.ts'
import { sweepPhotos } from './sweep-photos.ts'

export const profilesFeature: Feature = {
  name: 'profiles',
  about: 'The profile of a candidate and its photo.',
  standsOn: ['auth', 'jobs', 'cvs'],
  calls: [{ contract: profiles, routes: profileRoutes }],
  reactions: [removePhoto],
  schedule: [sweepPhotos],
  beforeErase: deletePhotoOf,
}
