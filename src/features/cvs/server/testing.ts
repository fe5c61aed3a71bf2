/** What only tests may ask of cvs. */
export { insertCv } from './insert-cv.ts'
