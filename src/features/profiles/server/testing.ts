/** What only tests may ask of profiles. */
export { sweepPhotos } from './sweep-photos.ts'
