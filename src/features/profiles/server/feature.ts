import type { Feature } from '#platform/server/feature.ts'
import { profiles, photoDeleted } from '../contract.ts'
import { profileRoutes } from './routes.ts'
import { sweepPhotos } from './sweep-photos.ts'
import type { Tx } from '#platform/server/db.ts'
import { publish, reaction } from '#platform/server/events.ts'
import { findProfileRow } from './queries.ts'
import type { Storage } from '#platform/server/storage/storage.ts'
import { photoEdges, photoFile, photoKeyIn, type PhotoSize } from '../rules.ts'

/** Removes all sizes of the photo with this URL. */
async function removeFilesOf(storage: Storage, url: string): Promise<void> {
  const key = photoKeyIn(url)
  if (key === null) return
  const sizes = Object.keys(photoEdges) as PhotoSize[] // the object has these keys
  await Promise.all(sizes.map((size) => storage.remove(photoFile(key, size))))
}

/** A photo on another site is not ours to delete. */
const removePhoto = reaction('removePhoto', photoDeleted, ({ storage }, { url }) => removeFilesOf(storage, url))

/** For a deleted account: the files are removed right after it. */
async function deletePhotoOf(tx: Tx, userId: string): Promise<void> {
  const url = (await findProfileRow(tx, userId))?.profileImageUrl
  if (url) await publish(tx, photoDeleted, { url })
}

export const profilesFeature: Feature = {
  name: 'profiles',
  about: 'The profile of a candidate and its photo.',
  standsOn: ['auth', 'jobs', 'cvs'],
  calls: [{ contract: profiles, routes: profileRoutes }],
  reactions: [removePhoto],
  schedule: [sweepPhotos],
  beforeErase: deletePhotoOf,
}
