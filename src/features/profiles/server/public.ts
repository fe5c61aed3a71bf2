/** What other features may ask of profiles. */
export { deletePhotoOf } from './delete-photo.ts'
export { readProfile } from './read-profile.ts'
export { sweepPhotos } from './sweep-photos.ts'
