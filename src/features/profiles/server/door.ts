/** What other features may ask of profiles. */
export { dropPhotoOf } from './drop-photo.ts'
export { sweepPhotos } from './sweep-photos.ts'
