/** What other features may ask of profiles. */
export { dropPhotoOf } from './drop-photo.ts'
export { readProfile } from './read-profile.ts'
export { sweepPhotos } from './sweep-photos.ts'
